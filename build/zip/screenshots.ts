/** The pictures of the plugin's page on WordPress.org, in order: a file of `docs/screens`, and what is said below it. */
export const screenshots: readonly { readonly file: string; readonly caption: string }[] = [
  { file: 'designer-root.jpg', caption: 'The designer: what can be chosen, beside your own home page.' },
  { file: 'designer-colors.jpg', caption: 'Palettes, tried on your page by a click.' },
  { file: 'designer-fonts.jpg', caption: 'Pairs of fonts that your own site serves.' },
  { file: 'designer-homepage.jpg', caption: 'The sections of the home page, dragged and replaced.' },
  { file: 'closing.jpg', caption: 'Saved: what visitors see now, and what comes next.' },
]

/** As a numbered list for readme.txt. */
export const captions = (): string => screenshots.map(({ caption }, index) => `${index + 1}. ${caption}`).join('\n')
