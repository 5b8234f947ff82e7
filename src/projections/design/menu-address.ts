/** What a person may type as the address and the label of a link. */

/** Characters as people count them: more fits in no menu. */
export const longestLabel = 200
export const longestAddress = 2000

/** How far a label is over the limit; 0 if it is not. */
export const overlongLabel = (text: string): number =>
  Math.max(0, [...new Intl.Segmenter().segment(text)].length - longestLabel)

/**
 * The address as it is linked: a page of the same site, a place on the page, a web address, a mail address or a phone number. Null for
 * anything else, such as an address that runs a script.
 */
export const addressOf = (typed: string): string | null => {
  const text = typed.trim()
  if (text === '' || text.length > longestAddress || /[\s<>"\\]/.test(text) || hasControls(text)) return null
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return isWeb(text) ? text : null
  if (scheme === 'mailto' || scheme === 'tel') return text.length > scheme.length + 1 ? text : null
  if (/^(\/(?!\/)|#|\?)/.test(text)) return text
  // A port looks like a scheme: `example.com:8080`.
  if (scheme !== undefined && !/^[^:/]+\.[^:/]+:\d+(\/|$)/.test(text)) return null
  if (text.startsWith('//')) return isWeb(`https:${text}`) ? `https:${text}` : null
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`
  return isWeb(`https://${text}`) && /^[^/]+\.[^/.]/.test(text) ? `https://${text}` : null
}

const isWeb = (text: string): boolean => {
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text)
