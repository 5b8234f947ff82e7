/** The colors of Twenty Twenty-Four, as its own global styles have them. */
export const base = JSON.stringify({
  settings: {
    color: {
      palette: {
        theme: [
          { slug: 'base', name: 'Base', color: '#f9f9f9' },
          { slug: 'contrast', name: 'Contrast', color: '#111111' },
          { slug: 'contrast-2', name: 'Contrast / 2', color: '#636363' },
        ],
      },
    },
  },
  styles: {
    color: { background: 'var(--wp--preset--color--base)', text: 'var(--wp--preset--color--contrast)' },
    elements: {
      button: {
        color: { background: 'var(--wp--preset--color--contrast)', text: 'var(--wp--preset--color--base)' },
      },
      heading: { color: { text: 'var(--wp--preset--color--contrast)' } },
      link: { color: { text: 'var(--wp--preset--color--contrast)' } },
      caption: { color: { text: 'var(--wp--preset--color--contrast-2)' } },
    },
  },
})
