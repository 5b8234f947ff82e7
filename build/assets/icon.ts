/** The icon, in a square of 256: an awning over a window that shows a palette. */
export const icon = (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${shop()}</svg>\n`

const stripes = ['#f2c078', '#faf3e8', '#f2c078', '#faf3e8', '#f2c078']

const shop = (): string => `
<rect width="256" height="256" rx="52" fill="#164a41"/>
<rect x="52" y="104" width="152" height="104" rx="10" fill="#faf3e8"/>
${stripes.map(stripe).join('\n')}
<rect x="68" y="144" width="72" height="48" rx="6" fill="#164a41"/>
${['#d1603d', '#f2c078', '#9dc88d'].map((color, index) => `<circle cx="${86 + 18 * index}" cy="168" r="10" fill="${color}"/>`).join('\n')}
<path d="M156 208v-56a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v56z" fill="#4d774e"/>
<circle cx="164" cy="178" r="4" fill="#faf3e8"/>
`

const stripe = (color: string, index: number): string => {
  const x = 44 + 33.6 * index
  return `<path d="M${x.toFixed(1)} 56h33.6v52a16.8 16.8 0 0 1-33.6 0z" fill="${color}"/>`
}
