/**
 * Makes reads return what they would if another theme were active. Uses core's preview, which requires the right to switch themes.
 */
import type { Rest } from './runner/ports'

/** @param theme the theme to preview; null for the active one */
export const previewing = (rest: Rest, theme: string | null): Rest =>
  theme === null
    ? rest
    : {
        ...rest,
        // Core reads the preview argument from the request's own address, so the read cannot be batched.
        ask: (request) =>
          rest.ask({ ...request, quick: false, path: withArgument(request.path, `wp_theme_preview=${theme}`) }),
      }

const withArgument = (path: string, argument: string): string => `${path}${path.includes('?') ? '&' : '?'}${argument}`
