/** One try at the palette query, with the provider named in the request. Idempotent: the query changes nothing. */
import * as t from 'io-ts'
import { aiPalettesFor } from '../../catalogue/palettes/ai-palettes'
import { aiTimeout } from '../../catalogue/limits'
import { fact } from '../../events'
import type { RequestOf } from '../../events/calls/phase'
import type { Provider } from '../../events/wizard/suggesting'
import { palettePrompt } from '../../suggestions/palette-prompt'
import { suggest } from '../../suggestions/rules'
import { answer, mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Answer, Ports } from '../runner/ports'

export const askPalette: Effect<'AiPaletteQuery', 'ai' | 'rest'> = (query, ports) =>
  providers[query.provider](query, ports).pipe(mapAnswer((completion) => fact('AiPaletteReceived', { completion })))

type Ask = (query: RequestOf<'AiPaletteQuery'>, ports: Pick<Ports, 'ai' | 'rest'>) => Answer<string>

const providers: Readonly<Record<Provider, Ask>> = {
  jetpack: (query, { ai }) => ai.complete(palettePrompt(query)),
  // The prompt is built on the server, which only accepts typed inputs.
  wordpress: ({ description, look, tone }, { rest }) =>
    rest
      .ask({
        method: 'POST',
        path: '/customize-your-store/v1/ai/palette',
        body: { description, look, tone, palettes: aiPalettesFor(look).map(({ name }) => name) },
        reply: t.type({ completion: t.string }),
        deadline: aiTimeout,
      })
      .pipe(mapAnswer(({ completion }) => completion)),
  rules: (query) => answer(JSON.stringify(suggest(query).palette)),
}
