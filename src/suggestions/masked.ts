/**
 * Masks e-mail addresses and phone numbers in a description, so that it may be sent to a provider. The rest is unchanged.
 */

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

/** Latin, Arabic, Persian or full-width digits. */
const digit = '[0-9٠-٩۰-۹０-９]'

/** Digits with the separators that people use in phone numbers; a comma, a colon or a new line is not one of them. */
const numbers = new RegExp(
  `[+＋]?(?:\\((?=${digit}+\\)))?${digit}(?:[ \\u00A0\\u2009\\u202F()./\\u2010-\\u2013-]{0,3}${digit}){5,}`,
  'gu',
)

/**
 * Whether a number is a phone number and not another long number of a shop: a price, year, date, opening hour, size or amount. In doubt it
 * is a phone number.
 * @param run digits and the separators between them
 * @param before the text before it; a few words are enough
 * @param after the text that follows; a few words are enough
 */
const isPhoneNumber = (run: string, before: string, after: string): boolean => {
  const latin = run.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace('＋', '+')
  const count = latin.replace(/\D/g, '').length
  if (count > 15) return false
  if (times.some((time) => time.test(latin))) return false
  if (announced.test(before)) return true
  if (count < 7 || amounts.some((amount) => amount.test(latin))) return false
  if (/^(?:\+|\(\d+\))/.test(latin)) return true
  if (partOfAWord.test(before) || unit.test(after)) return false
  return /^0/.test(latin) || groupedLikeAPhone(latin.replace(leadingYear, '').match(/\d+/g) ?? [])
}

/** The preceding text announces a phone number. */
const announced =
  /(?<!\p{L})(?:tel|telephone|telefon|phone|mobile|cell|fax|call(?: us)?|text us|whatsapp|sms)[^\p{L}\p{N}\n]{0,5}(?:(?:at|on|no|number|us)[^\p{L}\p{N}\n]{1,4})?$/iu

const year = '(?:19|20)\\d\\d'
const day = '\\d{1,2}'
const date = `(?:${day}[./-]${day}[./-]${year}|${year}[./-]${day}[./-]${day})`
const to = ' ?[-\u2010-\u2013/ ] ?'
const several = (one: string) => new RegExp(`^${one}(?:${to}${one})*$`)

/** Dates, and prices or opening hours such as 10.00-99.00. */
const times = [several(date), new RegExp(`^\\d{1,4}\\.\\d\\d(?:${to}\\d{1,4}\\.\\d\\d)+$`)]

const amounts = [
  several(year),
  // Thousands: 10 000 000, 1.250.000, and round ones of any length.
  /^\+?\d{1,2}(?:[. \u00A0\u2009\u202F]\d{3})+$/,
  /^\+?[1-9]\d*(?:[. \u00A0\u2009\u202F]\d{3})*[. \u00A0\u2009\u202F]?000$/,
  /^\d\.\d+$/,
]

/** The number continues a word, a decimal or an article number, or follows a currency. */
const partOfAWord = /(?:[\p{L}\p{N}_=]|\p{N}[,.:]|(?:[\p{Sc}#×]|\b(?:eur|usd|gbp))[ \u00A0]?)$/iu

/** The number continues into a word, or is followed by a currency or a unit. */
const unit =
  /^(?:[\p{L}\p{N}×_]|[ \u00A0]?(?:[\p{Sc}%×]|(?:[ckm]?m|m?l|k?g|mg|cl|inch(?:es)?|oz|lbs?|px|pcs|eur|usd|gbp|dollars?|euros?|pounds?)(?!\p{L})))/iu

/** A year, then an amount, such as 1987 500. */
const leadingYear = new RegExp(`^${year} `)

const groupedLikeAPhone = (groups: readonly string[]): boolean => {
  const lengths = groups.map(({ length }) => length)
  const count = lengths.reduce((sum, length) => sum + length, 0)
  if (/^1?3?34$/.test(lengths.join('')) && count >= 10) return true
  if (groups.length === 1) return count >= 9
  return count >= 7 && !isListOfSizes(groups)
}

/** Whether the groups are a list of sizes, such as 36 37 38 39 40, 100/200/300 or 1200 800 600. */
const isListOfSizes = (groups: readonly string[]): boolean => {
  const sizes = groups.map(Number)
  return (
    groups.every((group) => !group.startsWith('0')) &&
    (sizes.every((size) => size % 5 === 0) || sizes.every((size, at) => size < 100 && size > (sizes[at - 1] ?? 0)))
  )
}

/** In UTF-16 units. Enough to describe a business; a longer text would only take more time. */
const longest = 4000

/** The description as it is sent to a provider, and shown to the merchant before that: masked and shortened. */
export const asSent = (description: string): string => masked(description).slice(0, longest).replace(halfACharacter, '')

const halfACharacter = /[\uD800-\uDBFF]$/
