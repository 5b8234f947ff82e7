/** The last part of an image's URL, decoded. */
export const fileName = (url: string): string => {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? url
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
