/**
 * What a command was asked for. `--help` is answered; what is not understood is said, and ends it with 2.
 * @param parse throws an error with a sentence if the command line is not understood
 */
export const asked = <A>(help: string, parse: () => A): A => {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return parse()
  } catch (error) {
    // Node's advice about a leading dash, after its first sentence, is of no use here.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\.?$/)
    console.error(`${sentence}. See --help.`)
    process.exit(2)
  }
}
