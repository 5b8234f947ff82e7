/** What the flow can see of an answer: the parts that the request's codec names, each with its kind. The rest is nothing to it. */
import type * as t from 'io-ts'

/** The codecs that name parts. Any other one is looked at no further. */
type Naming =
  | t.IntersectionType<Mixed[]>
  | t.InterfaceType<Readonly<Record<string, t.Mixed>>>
  | t.PartialType<Readonly<Record<string, t.Mixed>>>
  | t.ExactType<t.Mixed>
  | t.DictionaryType<t.Mixed, t.Mixed>
  | t.ArrayType<t.Mixed>
  | t.ReadonlyArrayType<t.Mixed>
type Mixed = t.Mixed

/** One line for each part: where it is, and of which kind. What is found in many elements of a list counts once. */
export const seen = (codec: t.Mixed, value: unknown): readonly string[] =>
  [...new Set(partsOf(codec as Naming, value, ''))].sort()

const partsOf = (codec: Naming, value: unknown, at: string): readonly string[] => {
  switch (codec._tag) {
    case 'IntersectionType':
      return codec.types.flatMap((part) => partsOf(part as Naming, value, at))
    case 'ExactType':
      return partsOf(codec.type as Naming, value, at)
    case 'InterfaceType':
    case 'PartialType':
      return Object.entries(codec.props).flatMap(([name, part]) => {
        const found = memberOf(value, name)
        return found === undefined ? [] : partsOf(part as Naming, found, `${at}.${name}`)
      })
    case 'DictionaryType':
      return Object.entries(value ?? {}).flatMap(([name, each]) =>
        partsOf(codec.codomain as Naming, each, `${at}.${name}`),
      )
    case 'ArrayType':
    case 'ReadonlyArrayType':
      return Array.isArray(value)
        ? [`${at}: list`, ...value.flatMap((each) => partsOf(codec.type as Naming, each, `${at}[]`))]
        : [`${at}: ${kindOf(value)}`]
    default:
      return [`${at}: ${kindOf(value)}`]
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
