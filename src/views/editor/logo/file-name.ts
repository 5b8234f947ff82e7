/** The last part of a picture's address, as people would write it. */
export const fileName = (url: string): string => {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? url
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
