/**
 * Nobody may make up what something costs: a written sentence that names an amount of money is left out, unless the merchant named
 * it. The plugin has the same list (plugin/src/ai-content/named-prices.php); a test compares the two.
 */

/**
 * The text without its sentences that name an amount which was not told; an empty text when all do.
 * @param told what the merchant wrote
 */
export const withoutPrices =
  (told: string) =>
  (text: string): string => {
    if (!namesNewPrice(text, told)) return text
    const kept = text
      .split(/(?<=[.!?…])\s+/u)
      .filter((sentence) => !namesNewPrice(sentence, told))
      .join(' ')
    // "Rs. 5" looks like two sentences.
    return namesNewPrice(kept, told) ? '' : kept
  }

const namesNewPrice = (text: string, told: string): boolean =>
  [...text.matchAll(amounts)].some(([amount]) => !told.includes(amount.replace(/[.,]+$/, '')))

/** Amounts of money. Pounds are left to their sign: flour is sold in them. */
export const amountSigns: readonly string[] = [
  String.raw`\p{Sc} ?[\d٠-٩۰-۹][\d٠-٩۰-۹.,]*`,
  String.raw`[\d٠-٩۰-۹][\d٠-٩۰-۹.,]* ?\p{Sc}`,
  String.raw`(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|INR|BRL|CAD|AUD|SEK|NOK|DKK|PLN|CZK|Rs\.?|kr\.?|Fr\.?) ?\d[\d.,]*`,
  String.raw`\d[\d.,]* ?(?:EUR|USD|GBP|CHF|JPY|INR|BRL|CAD|AUD|SEK|NOK|DKK|PLN|CZK|euros?|dollars?|dólares|francs?|Franken|reais|pesos|rupees|yen|kr|zł|Kč|Ft|lei|cents?|ct|يورو|دولار|درهم|ريال)(?!\p{L})`,
]

const amounts = new RegExp(amountSigns.join('|'), 'giu')
