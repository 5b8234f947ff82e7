/**
 * What is forbidden in which part of src. Each set is `{ globals, properties, syntax, paths, patterns }` in the format of ESLint's
 * `no-restricted-…` rules. `rulesOf` joins sets, since of two settings for one rule only the later applies.
 */
const port = 'The world comes through ports: src/effects/runner/ports.ts.'

const worldly = ['fetch', 'indexedDB', 'localStorage', 'sessionStorage', 'crypto', 'location', 'history', 'navigator']
const globalObjects = ['window', 'globalThis', 'self']

/** Clock, randomness, network, storage and the address bar: only for adapters. */
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

/** What a fact or a call is called says nothing about it: `src/events` declares what a call may do, and a union names its facts. */
const texts =
  '/^(startsWith|endsWith|includes|indexOf|match|matchAll|replace|replaceAll|search|slice|split|substring)$/'
const aboutNames =
  'Decide by the declaration of a call or by a list of names that the compiler knows, never by a part of a name.'
const namesTaken = [
  `CallExpression[callee.property.name=${texts}]:matches([callee.object.property.name='type'], [callee.object.name=/^(type|call)$/])`,
  "CallExpression[callee.property.name=/^(test|exec)$/]:matches([arguments.0.property.name='type'], [arguments.0.name=/^(type|call)$/])",
].map((selector) => ({ selector, message: aboutNames }))

/** React calls what an effect returns. In newer browsers scrolling returns a promise, and the page broke on it. */
const effectReturns = {
  selector:
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression:matches([body.type="CallExpression"], [body.type="ChainExpression"], [body.type="ConditionalExpression"])',
  message: 'React calls what an effect returns: use braces, and return only what undoes it.',
}

/** Forbidden everywhere in src. */
export const everywhere = {
  syntax: [
    { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Markup is never run: show it as text.' },
    { selector: "Property[key.name='dangerouslySetInnerHTML']", message: 'Markup is never run: show it as text.' },
    ...['Identifier[name=', 'JSXIdentifier[name=', 'Literal[value='].map((start) => ({
      selector: `${start}/^__(experimental|unstable)/]`,
      message: 'Public interfaces only; an exception carries its reason, here and in src/views/editor/README.md.',
    })),
    ...namesTaken,
    effectReturns,
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

/** User-facing texts must go through @wordpress/i18n. */
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

/** Only one folder may import the block editor. */
export const noEditor = {
  patterns: [
    {
      regex: '^@wordpress/(block-editor|blocks|block-library|core-data|edit-.*|editor)($|/)',
      message: 'Only src/views/editor, without its frame, knows the block editor.',
    },
  ],
}

/** Interface texts are the views' business: what they draw comes as names and numbers. */
export const noWords = { paths: [{ name: '@wordpress/i18n', message: 'Texts live in src/views.' }] }

/** Only one module may send requests. */
export const noApiFetch = { paths: [{ name: '@wordpress/api-fetch', message: 'Only src/effects/adapters/rest*.ts.' }] }

const subjects = ['Subject', 'BehaviorSubject', 'ReplaySubject', 'AsyncSubject']
const switches = ['switchMap', 'switchAll', 'switchScan', 'switchMapTo']

/** Effects start from owed work: they neither subscribe nor hold a subject. */
export const noSubscription = {
  rxjs: { names: subjects, message: 'Effects keep no state: start from owed work.' },
  syntax: [{ selector: "CallExpression[callee.property.name='subscribe']", message: 'The runner subscribes, once.' }],
}

/** switchMap drops the answer but not the request, so it is only for reads, in files named read-*.ts. */
export const noSwitch = {
  rxjs: { names: switches, message: 'Writes use concatMap or mergeMap; switchMap is for files named read-*.ts.' },
}

// An empty list must disable the rule: a bare 'error' would keep the list of the previous setting.
const banning = (list) => (list.length === 0 ? 'off' : ['error', ...list])

/** The ESLint rule settings for a union of sets. */
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
