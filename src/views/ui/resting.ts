import { debounce } from 'es-toolkit/compat'

/** In milliseconds: how long a value must rest, and how long it may keep changing at most. */
export type Pace = { readonly rest: number; readonly longest?: number }

/** Passes on the last of many values once it rests, or on `flush()`. */
export const resting = <A>(tell: (value: A) => void, { rest, longest }: Pace) =>
  debounce(tell, rest, longest === undefined ? {} : { maxWait: longest })
