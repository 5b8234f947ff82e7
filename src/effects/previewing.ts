/** Reads as if another theme were active: core's own preview, which asks for the right to switch themes. */
import type { Rest } from './ports'

/** @param theme null for the active one */
export const previewing = (rest: Rest, theme: string | null): Rest =>
  theme === null
    ? rest
    : {
        ...rest,
        // Core looks for the preview in the address of the request itself: none can be shared.
        ask: (request) =>
          rest.ask({ ...request, quick: false, path: withArgument(request.path, `wp_theme_preview=${theme}`) }),
      }

const withArgument = (path: string, argument: string): string => `${path}${path.includes('?') ? '&' : '?'}${argument}`
