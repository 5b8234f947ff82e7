/** The parts of Twenty Twenty-Four's global styles that affect contrast: named colors and sizes, elements, blocks with a background. */
const presetColor = (slug: string) => `var(--wp--preset--color--${slug})`
const size = (slug: string) => ({ typography: { fontSize: `var(--wp--preset--font-size--${slug})` } })

export const themeOfTwentyFour = {
  settings: {
    color: {
      palette: {
        theme: [
          { slug: 'base', name: 'Base', color: '#f9f9f9' },
          { slug: 'base-2', name: 'Base / Two', color: '#ffffff' },
          { slug: 'contrast', name: 'Contrast', color: '#111111' },
          { slug: 'contrast-2', name: 'Contrast / Two', color: '#636363' },
        ],
      },
    },
    typography: {
      fluid: true,
      fontSizes: {
        theme: [
          { slug: 'small', size: '0.9rem', fluid: false },
          { slug: 'medium', size: '1.05rem', fluid: false },
          { slug: 'large', size: '1.85rem', fluid: { min: '1.39rem', max: '1.85rem' } },
          { slug: 'x-large', size: '2.5rem', fluid: { min: '1.85rem', max: '2.5rem' } },
          { slug: 'xx-large', size: '3.27rem', fluid: { min: '2.5rem', max: '3.27rem' } },
        ],
      },
    },
  },
  styles: {
    color: { background: presetColor('base'), text: presetColor('contrast') },
    blocks: { 'core/quote': { color: { background: presetColor('base-2') } } },
    elements: {
      button: {
        color: { background: presetColor('contrast'), text: presetColor('base') },
        ':hover': { color: { background: presetColor('contrast-2'), text: presetColor('base') } },
      },
      caption: { color: { text: presetColor('contrast-2') } },
      heading: { color: { text: presetColor('contrast') } },
      link: { color: { text: presetColor('contrast') } },
      h1: size('xx-large'),
      h2: size('x-large'),
      h3: size('large'),
    },
  },
}
