/** The platform's icon in the sign-up variant: an awning over a door, 24 by 24. */
export const ShopGlyph = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">
    <path d="M4.6 3.5h14.8l2.1 5.6a2.9 2.9 0 0 1-4.8 2.3 3.1 3.1 0 0 1-4.7 0 3.1 3.1 0 0 1-4.7 0 2.9 2.9 0 0 1-4.8-2.3z" />
    <path d="M4.5 13.4c1 .2 2 0 2.8-.5 1.4 1 3.3 1 4.7 0 1.4 1 3.3 1 4.7 0 .8.5 1.8.7 2.8.5v7.1h-5v-4.3h-4v4.3h-6z" />
  </svg>
)
