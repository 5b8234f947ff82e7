/** Every combination of the given choices, for rules with few enough cases to try them all. */
export const combinations = <Choices extends Readonly<Record<string, readonly unknown[]>>>(
  choices: Choices,
): readonly Combination<Choices>[] =>
  Object.entries(choices).reduce<readonly object[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as readonly Combination<Choices>[]

type Combination<Choices extends Readonly<Record<string, readonly unknown[]>>> = {
  readonly [Name in keyof Choices]: Choices[Name][number]
}

export const yesAndNo = [true, false] as const
