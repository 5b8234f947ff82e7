/** The banner, in 772 by 250: the name, and a page whose colors are being chosen. Text is set in Fraunces and Inter. */
export const banner = (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 772 250">
<rect width="772" height="250" fill="#faf3e8"/>
<circle cx="700" cy="20" r="190" fill="#f2c078" opacity=".35"/>
<text x="48" y="92" font-family="Fraunces" font-weight="600" font-size="42" fill="#164a41">Customize</text>
<text x="48" y="138" font-family="Fraunces" font-weight="600" font-size="42" fill="#164a41">Your Store</text>
<text x="48" y="176" font-family="Inter" font-size="17" fill="#33413d">A home page that sells,</text>
<text x="48" y="200" font-family="Inter" font-size="17" fill="#33413d">step by step.</text>
${page()}
${palette()}
</svg>
`

const page = (): string => `
<rect x="402" y="44" width="300" height="206" rx="10" fill="#ffffff" stroke="#e4d9c8"/>
<rect x="402" y="44" width="300" height="28" rx="10" fill="#164a41"/><rect x="402" y="62" width="300" height="10" fill="#164a41"/>
<rect x="416" y="55" width="62" height="7" rx="3.5" fill="#faf3e8"/>
${[0, 1, 2].map((index) => `<rect x="${588 + 36 * index}" y="56" width="24" height="5" rx="2.5" fill="#9dc88d"/>`).join('\n')}
<rect x="416" y="84" width="272" height="70" rx="6" fill="#4d774e"/>
<rect x="432" y="100" width="120" height="10" rx="5" fill="#faf3e8"/><rect x="432" y="117" width="84" height="6" rx="3" fill="#cfe3c6"/>
<rect x="432" y="131" width="48" height="13" rx="6.5" fill="#f2c078"/>
${[0, 1, 2].map(product).join('\n')}
`

const product = (index: number): string => {
  const x = 416 + 94 * index
  return `<rect x="${x}" y="166" width="84" height="58" rx="6" fill="${['#efe3d0', '#dcead5', '#f7d9c9'][index] ?? ''}"/>
<circle cx="${x + 42}" cy="195" r="17" fill="${['#d1603d', '#4d774e', '#f2c078'][index] ?? ''}"/>
<rect x="${x}" y="231" width="52" height="6" rx="3" fill="#33413d"/>`
}

const palette = (): string => `
<rect x="346" y="96" width="44" height="132" rx="22" fill="#ffffff" stroke="#e4d9c8"/>
${['#164a41', '#9dc88d', '#f2c078', '#d1603d'].map((color, index) => `<circle cx="368" cy="${118 + 29.5 * index}" r="11" fill="${color}"/>`).join('\n')}
<circle cx="368" cy="118" r="15" fill="none" stroke="#164a41" stroke-width="2"/>
`
