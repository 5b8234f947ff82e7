/** Addresses that may become a picture's source: of the web, and nothing that runs. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)
