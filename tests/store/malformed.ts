/** What no client of ours sends: the values and bodies of tests/store/malformed.test.ts. */

/** Refusals of the specification, in words, with the status that it gives them. */
export const agreed = [
  'invalid_business_description',
  'missing_business_description',
  'images_not_found',
  'customize_your_store_ai_unavailable',
]

const long = 'x'.repeat(1_000_000)
const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
const list = `${'['.repeat(2000)}1${']'.repeat(2000)}`
export const bytes = (text: string) => Buffer.from(text, 'latin1')

/** What may stand where a text, a list, an object or a number is expected. */
export const values = [
  '[]',
  '[["a"]]',
  '{"a":{"b":[1]}}',
  'null',
  'true',
  '-1e400',
  '1e21',
  '"a\\u0000b"',
  '"\\ud800"',
  '{"__proto__":1}',
] as const

/** Bodies that are no object at all. */
export const bodies: readonly (readonly [string, Buffer])[] = [
  ['half of a JSON', bytes('{"a":')],
  ['2,000 objects deep', bytes(deep)],
  ['2,000 lists deep', bytes(list)],
  ['a list', bytes('[1,[2]]')],
  ['a number', bytes('5')],
  ['a text', bytes('"text"')],
  ['null', bytes('null')],
  ['a NUL', bytes('\u0000')],
  ['no UTF-8', bytes('{"business_description":"\xff\xfe\xc3("}')],
  ['a megabyte', bytes(JSON.stringify({ business_description: long }))],
]

/** An argument of an address, by its name, in every wrong way. */
export const argumentsIn = (name: string): readonly string[] => [
  `${name}[]=x`,
  `${name}[][]=x`,
  `${name}[a][b]=x`,
  `${name}=%00`,
  `${name}[]=%00`,
  `${name}=%FF%FE`,
  `${name}[]=/%FF%FE`,
  ...[
    '/',
    '//',
    '///',
    '//a:b@c:99999/d',
    '/../..',
    '/wp/v2/templates/a//b//c',
    '/?',
    '/:80',
    '/wp/v2/pages?page[]=1',
    `/customize-your-store/v1/reads?paths[]=/`,
    '/%00',
    '/'.repeat(4000),
  ].map((path) => `${name}[]=${encodeURIComponent(path)}`),
]

/** What objects that are sent have inside. */
export const insides = ['title', 'price', 'description', 'product_id', 'image', 'images', 'search_term']
