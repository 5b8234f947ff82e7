/** Whether an address may be a picture's source: http(s) only, nothing executable. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)
