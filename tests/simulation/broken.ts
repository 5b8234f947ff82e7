/** What a session must not do: the law, by its row, and what is wrong. */
export class Broken extends Error {
  constructor(
    readonly law: string,
    readonly why: string,
  ) {
    super(`[${law}] ${why}`)
  }
}
