/** What the tests of styles are given. */
export const untouched = { settings: {}, styles: {} }

const face = (weight: string) => ({
  fontFamily: 'Rubik',
  fontStyle: 'normal',
  fontWeight: weight,
  src: [`https://shop.example/rubik-${weight}.woff2`],
})

export const installedRubik = {
  slug: 'rubik',
  name: 'Rubik',
  fontFamily: 'Rubik, sans-serif',
  faces: [face('400'), face('800')],
}

export const installedLora = { slug: 'lora', name: 'Lora', fontFamily: 'Lora, serif', faces: [face('400')] }
