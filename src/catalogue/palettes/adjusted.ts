/**
 * Colours adjusted so that every text of a palette reaches WCAG AA (4.5:1) on the page and on the tertiary surface.
 * Only the lightness changed, and only as far as needed (tests/catalogue/palettes/palettes.test.ts).
 *
 * Three dark palettes had a grey or strong tertiary, which made a muddy second ground with a seam. Theirs is near the page now: of the same
 * hue in OKLCH or, for a grey, of the accent's. New - Neutral had the page's color as tertiary; its second ground is a warm white now
 * (tests/catalogue/palettes/soft-ground.test.ts). The four base colours stay.
 */
export type Adjustment = {
  readonly palette: string
  /** Slug of the colour; `words` where the colour is unchanged and only text in it is darker: links, outlined buttons. */
  readonly what: 'primary' | 'secondary' | 'foreground' | 'tertiary' | 'words'
  readonly original: string
  readonly adjusted: string
}

const row = (palette: string, what: Adjustment['what'], original: string, adjusted: string): Adjustment => ({
  palette,
  what,
  original,
  adjusted,
})

export const adjusted: readonly Adjustment[] = [
  row('New - Neutral', 'tertiary', '#ffffff', '#f5f3ef'),
  row('Ancient Bronze', 'secondary', '#8C8369', '#766f59'),
  row('Arctic Dawn', 'secondary', '#DD301D', '#d12d1b'),
  row('Bronze Serenity', 'secondary', '#9e7047', '#8b633f'),
  row('Crimson Tide', 'secondary', '#EC5E3F', '#ca3414'),
  row('Raspberry Chocolate', 'secondary', '#d64d68', '#a5263f'),
  row('Gumtree Sunset', 'primary', '#8699A1', '#61747d'),
  row('Gumtree Sunset', 'secondary', '#BB6154', '#b45547'),
  row('Cinder', 'primary', '#c14420', '#ab3c1c'),
  row('Cinder', 'foreground', '#c14420', '#ab3c1c'),
  row('Blue Lagoon', 'secondary', '#0496FF', '#006fbf'),
  row('Vibrant Berry', 'secondary', '#C62FB2', '#ad299b'),
  row('Evergreen Twilight', 'tertiary', '#636363', '#212d1f'),
  row('Cinnamon Latte', 'secondary', '#BC8034', '#d4a162'),
  row('Lilac Nightshade', 'tertiary', '#462749', '#391b3d'),
  row('Rustic Rosewood', 'tertiary', '#3B3939', '#352b2b'),
  row('Sandalwood Oasis', 'secondary', '#DF9785', '#e09c8b'),
  row('Blueberry Sorbet', 'secondary', '#BD4089', '#bb3f87'),
  row('Green Thumb', 'secondary', '#4B7B4D', '#436e45'),
  row('Golden Haze', 'foreground', '#515151', '#4d4d4d'),
  row('Golden Haze', 'words', '#EBB54F', '#916410'),
  row('Golden Indigo', 'secondary', '#C09F50', '#876e31'),
  row('Ice', 'primary', '#3473FE', '#0653fe'),
  row('Juniper Dusk', 'secondary', '#A9552B', '#a6542a'),
]
