/** A description that may be sent to a provider: e-mail addresses and phone numbers are masked, the rest is unchanged. */
import { isPhoneNumber } from './phone-number'

export const masked = (description: string): string =>
  description
    .replace(address, '[email]')
    .replace(numbers, (run, at: number, whole: string) =>
      isPhoneNumber(run, whole.slice(Math.max(0, at - 30), at), whole.slice(at + run.length, at + run.length + 12))
        ? '[phone]'
        : run,
    )

// Lengths are bounded, so that a long text without an @ takes linear time.
const address = /[\p{L}\p{M}\p{N}._%+'-]{1,64}@[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){1,5}/gu

/** Latin, Arabic, Persian or full-width. */
const digit = '[0-9٠-٩۰-۹０-９]'

/** Digits with separators that people use in phone numbers; not a comma, a colon or a new line. */
const numbers = new RegExp(
  `[+＋]?(?:\\((?=${digit}+\\)))?${digit}(?:[ \\u00A0\\u2009\\u202F()./\\u2010-\\u2013-]{0,3}${digit}){5,}`,
  'gu',
)
