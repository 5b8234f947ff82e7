/** Inside the frame: styles for what the designer adds to the page. The page's own styles come from the theme and the design. */
import { memo } from 'react'
import { pageCss } from './page-style'

export const FrameStyle = memo(function FrameStyle() {
  return <style>{css}</style>
})

const css = `${pageCss}
[data-cys-lit] .wp-site-blocks > * { transition: opacity 0.2s; }
[data-cys-lit='header'] .wp-site-blocks > :not(header),
[data-cys-lit='footer'] .wp-site-blocks > :not(footer) { opacity: var(--cys-rest, 1); }
@media (prefers-reduced-motion: reduce) { [data-cys-lit] .wp-site-blocks > * { transition: none; } }
.cys-outline { position: absolute; inset-inline: 0; z-index: 100000; pointer-events: none; box-sizing: border-box; }
.cys-outline.is-hovered { border: 2px solid rgb(56 88 233 / 55%); }
.cys-outline.is-selected { border: 3px solid #3858e9; }
.cys-outline.is-fresh { animation: cys-fresh 0.8s ease-out 3; }
@keyframes cys-fresh {
  from { box-shadow: inset 0 0 0 0 rgb(56 88 233 / 60%), 0 0 0 0 rgb(56 88 233 / 60%); }
  to { box-shadow: inset 0 0 0 16px transparent, 0 0 0 16px transparent; }
}
@media (prefers-reduced-motion: reduce) { .cys-outline.is-fresh { animation: none; } }
.cys-tip { position: fixed; z-index: 100001; top: min(var(--cys-y) + 20px, 100vh - 48px);
  left: clamp(8px, var(--cys-x) + 20px, 100vw - 228px); width: max-content; max-width: 220px; box-sizing: border-box;
  padding: 6px 10px; border-radius: 4px; background: #1e1e1e; color: #fff; opacity: 0; pointer-events: none;
  font: 400 12px/1.4 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, sans-serif; text-align: start; }
.cys-tip[data-shown] { opacity: 1; }
.cys-placeholder { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 24px;
  min-height: 60vh; margin: 0 !important; padding: 32px; box-sizing: border-box; background: #fafafa; color: #50575e;
  font: 400 16px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, sans-serif; text-align: center; }
.cys-placeholder p { max-width: 28em; margin: 0; }
`
