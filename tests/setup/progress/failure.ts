/** What is printed about a test at the moment it fails. */

/** An error of a test, as far as it is printed. */
export type ErrorOfTest = Readonly<{
  name?: string
  message: string
  stack?: string
  diff?: string
  stacks?: ReadonlyArray<Readonly<{ file: string; line: number; column: number }>>
}>

/** The test (or the group, or the file) that failed, of what, and the files that it left: pictures and recordings. */
export type Failure = Readonly<{
  file: string
  title: string
  errors: readonly ErrorOfTest[]
  left: readonly string[]
}>

/** The lines of a failure, indented below its title. `root` is the project's folder: places in the code are told from there. */
export const failureText = ({ file, title, errors, left }: Failure, root: string): string =>
  [
    '',
    `✗ ${file}${title === '' ? '' : ` > ${title}`}`,
    ...errors.flatMap((error) => indented(errorText(error, root))),
    ...left.map((path) => `    ${path.endsWith('.png') ? 'Picture' : 'Recording'}: ${path}`),
    '',
  ].join('\n')

const errorText = (error: ErrorOfTest, root: string): string => {
  const { name = 'Error', message, diff, stacks = [], stack = '' } = error
  const place = stacks.find((one) => one.file.startsWith(root) && !one.file.includes('/node_modules/'))
  return [
    name === 'Error' || message.startsWith(name) ? message : `${name}: ${message}`,
    ...(diff === undefined ? [] : [diff]),
    ...(place === undefined
      ? placeIn(stack, root)
      : [`at ${place.file.slice(root.length + 1)}:${place.line}:${place.column}`]),
  ].join('\n')
}

/** An error outside of any test has only the stack of the code as it ran: its lines are not those of the source. */
const placeIn = (stack: string, root: string): readonly string[] => {
  const found = stack.split('\n').find((line) => line.includes(`${root}/`) && !line.includes('/node_modules/'))
  const place = found?.slice(found.indexOf(`${root}/`) + root.length + 1).replace(/:[\d:)]*$/, '')
  return place === undefined ? [] : [`in ${place}`]
}

const indented = (text: string): readonly string[] => text.split('\n').map((line) => `    ${line}`.trimEnd())
