/**
 * Inside the frame: styles for what the designer adds to the page. The page's own styles come from the theme and the design. The page
 * is scaled; what is to be read or seen at any scale is made larger by as much.
 */
import { memo } from 'react'
import { pageCss } from './page-style'
import { useTransient } from './transient'

export const FrameStyle = memo(function FrameStyle() {
  return <style>{css}</style>
})

export const ScaleStyle = () => {
  const scale = useTransient('drawn')?.scale ?? 1
  return <style>{`:root { --cys-larger: ${1 / scale}; }`}</style>
}

const css = `${pageCss}
[data-cys-lit] .wp-site-blocks > * { transition: opacity 0.2s; }
[data-cys-lit='header'] .wp-site-blocks > :not(header),
[data-cys-lit='footer'] .wp-site-blocks > :not(footer) { opacity: var(--cys-rest, 1); }
@media (prefers-reduced-motion: reduce) { [data-cys-lit] .wp-site-blocks > * { transition: none; } }
.cys-outline { position: absolute; inset-inline: 0; z-index: 100000; pointer-events: none; box-sizing: border-box; }
.cys-outline.is-hovered { border: calc(2px * var(--cys-larger)) solid rgb(56 88 233 / 55%); }
.cys-outline.is-selected { border: calc(3px * var(--cys-larger)) solid #3858e9; }
.cys-outline.is-fresh { animation: cys-fresh 0.8s ease-out 3; }
@keyframes cys-fresh {
  from { box-shadow: inset 0 0 0 0 rgb(56 88 233 / 60%), 0 0 0 0 rgb(56 88 233 / 60%); }
  to { box-shadow: inset 0 0 0 16px transparent, 0 0 0 16px transparent; }
}
@media (prefers-reduced-motion: reduce) { .cys-outline.is-fresh { animation: none; } }
.cys-drop-mark { position: absolute; inset-inline: 0; z-index: 100000; pointer-events: none; height: calc(6px * var(--cys-larger));
  margin-top: calc(-3px * var(--cys-larger)); background: #3858e9; }
.cys-text-in-place { position: absolute; z-index: 100002; box-sizing: border-box; outline: calc(2px * var(--cys-larger)) solid #3858e9;
  outline-offset: calc(4px * var(--cys-larger)); cursor: text; white-space: pre-wrap; overflow-wrap: break-word; visibility: visible; }
.cys-text-in-place__fault { position: absolute; z-index: 100003; margin: 0; padding: 4px 8px; border-radius: 2px; background: #cc1818; color: #fff;
  font: 13px/20px -apple-system, 'Segoe UI', Roboto, sans-serif; transform: scale(var(--cys-larger)) translateY(calc(-100% - 8px)); transform-origin: 0 0; }
.cys-tip { position: fixed; z-index: 100001; transform: scale(var(--cys-larger)); transform-origin: 0 0;
  top: min(var(--cys-y) + 20px * var(--cys-larger), 100vh - 48px * var(--cys-larger));
  left: clamp(8px, var(--cys-x) + 20px * var(--cys-larger), 100vw - 228px * var(--cys-larger)); width: max-content; max-width: 220px; box-sizing: border-box;
  padding: 6px 10px; border-radius: 4px; background: #1e1e1e; color: #fff; opacity: 0; pointer-events: none;
  font: 400 12px/1.4 -apple-system, BlinkMacSystemFont, 'Segoe UI', system-ui, sans-serif; text-align: start; }
.cys-tip[data-shown] { opacity: 1; }
.cys-placeholder { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 24px;
  min-height: 60vh; margin: 0 !important; padding: 32px; box-sizing: border-box; background: #fafafa; color: #50575e;
  font: 400 16px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', system-ui, sans-serif; text-align: center; }
.cys-placeholder > * { zoom: var(--cys-larger); }
.cys-placeholder p { max-width: 28em; margin: 0; }
`
