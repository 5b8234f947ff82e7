/**
 * What may not stand in which part of src. Each set is `{ globals, properties, syntax, paths, patterns }` in the forms
 * of ESLint's `no-restricted-…` rules; `rulesOf` joins sets, since of two settings for one rule the later alone holds.
 */
const port = 'The world comes through ports: src/effects/ports.ts.'

const worldly = ['fetch', 'indexedDB', 'localStorage', 'sessionStorage', 'crypto', 'location', 'history', 'navigator']
const globalObjects = ['window', 'globalThis', 'self']

/** Clock, chance, network, storage and the address bar: for adapters only. */
export const world = {
  globals: [...worldly, 'performance', 'XMLHttpRequest', 'BroadcastChannel'].map((name) => ({ name, message: port })),
  properties: [
    { object: 'Date', property: 'now', message: port },
    { object: 'Math', property: 'random', message: port },
    ...globalObjects.flatMap((object) => worldly.map((property) => ({ object, property, message: port }))),
  ],
  syntax: [
    { selector: ":matches(NewExpression, CallExpression)[callee.name='Date'][arguments.length=0]", message: port },
  ],
}

/** Nobody anywhere in src. */
export const everywhere = {
  syntax: [
    { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Markup is never run: show it as text.' },
    { selector: "Property[key.name='dangerouslySetInnerHTML']", message: 'Markup is never run: show it as text.' },
    ...['Identifier[name=', 'JSXIdentifier[name=', 'Literal[value='].map((start) => ({
      selector: `${start}/^__(experimental|unstable)/]`,
      message: 'Public interfaces only; an exception carries its reason, here and in src/views/editor/README.md.',
    })),
    { selector: "CallExpression[callee.name='unlock']", message: 'No private interfaces.' },
  ],
  paths: [
    { name: 'rxjs/operators', message: "Import from 'rxjs'." },
    { name: '@wordpress/private-apis', message: 'No private interfaces.' },
  ],
  patterns: [
    { group: ['fp-ts/lib/*', 'fp-ts/es6/*'], message: "Import 'fp-ts/X': the lib folder cannot be shaken." },
    { group: ['rxjs/internal/*', 'rxjs/dist/*'], message: "Import from 'rxjs'." },
  ],
}

/** What a person reads goes through @wordpress/i18n. */
const translate = 'Copy goes through @wordpress/i18n.'
const said =
  '/^(title|label|text|alt|help|placeholder|description|aria-(label|description|roledescription|valuetext))$/'
export const words = {
  syntax: [
    { selector: 'JSXText[value=/\\p{L}/u]', message: translate },
    { selector: `JSXAttribute[name.name=${said}] > Literal[value=/\\p{L}/u]`, message: translate },
    {
      selector: ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
      message: translate,
    },
  ],
}

/** The block editor stays behind one door. */
export const noEditor = {
  patterns: [
    {
      regex: '^@wordpress/(block-editor|blocks|block-library|core-data|edit-.*|editor)($|/)',
      message: 'Only src/views/editor knows the block editor.',
    },
  ],
}

/** Requests leave through one door. */
export const noApiFetch = { paths: [{ name: '@wordpress/api-fetch', message: 'Only src/effects/adapters/rest*.ts.' }] }

const subjects = ['Subject', 'BehaviorSubject', 'ReplaySubject', 'AsyncSubject']
const switches = ['switchMap', 'switchAll', 'switchScan', 'switchMapTo']

/** An effect is a sentence about owed work: it neither subscribes nor holds a subject. */
export const noSubscription = {
  rxjs: { names: subjects, message: 'Effects keep no state: start from owed work.' },
  syntax: [{ selector: "CallExpression[callee.property.name='subscribe']", message: 'The runner subscribes, once.' }],
}

/** A switch forgets the answer, not the request: for reads only, in files named read-*.ts. */
export const noSwitch = {
  rxjs: { names: switches, message: 'Writes use concatMap or mergeMap; switchMap is for files named read-*.ts.' },
}

// A list that is empty must switch the rule off: a bare 'error' would keep the list of the setting before.
const banning = (list) => (list.length === 0 ? 'off' : ['error', ...list])

/** The settings of ESLint's rules for the union of some sets. */
export const rulesOf = (...sets) => {
  const all = (key) => sets.flatMap((set) => set[key] ?? [])
  const rxjs = all('rxjs').map(({ names, message }) => ({ name: 'rxjs', importNames: names, message }))
  return {
    'no-restricted-globals': banning(all('globals')),
    'no-restricted-properties': banning(all('properties')),
    'no-restricted-syntax': banning(all('syntax')),
    'no-restricted-imports': ['error', { paths: [...all('paths'), ...rxjs], patterns: all('patterns') }],
  }
}
