import { fact, type FlowEvent } from '../../../src/events'
import type { Provider } from '../../../src/events/wizard'
import { paletteQuery, refused, storeRead } from '../../support/facts'
import { answered, answering, generation, inOrder } from '../../support/folded-generation'
import { aiOnline, withAi, type Row, type Said } from './stories'

const answers = [
  fact('BusinessDescribed', { text: 'Candles' }),
  fact('LookChosen', { look: 'Bold' }),
  fact('ToneChosen', { tone: 'Formal' }),
] as const
const making = [...aiOnline, ...answers, fact('DataSharingAgreed', { provider: 'jetpack' })] as const
const offline = [withAi, storeRead(), fact('AiStatusReadReceived', { indicator: 'major' }), ...answers] as const

const query = (retry: number, provider: Provider = 'jetpack') => paletteQuery({ provider, look: 'Bold', retry })
const reply = (completion: string) => fact('AiPaletteReceived', { completion })
const queryRefused = fact('AiPaletteQueryRefused', { fault: { tag: 'Timeout' } })
const good = reply(
  JSON.stringify({
    default: 'Lightning',
    bestColors: [
      ...['Purple Twilight', 'Midnight Citrus', 'Crimson Tide', 'Fuchsia'],
      ...['Canary', 'Blue Lagoon', 'Vibrant Berry', 'Aquamarine Night'],
    ],
  }),
)
const asked = (retry: number) => ({ query_id: 'default_color_palette', version: '2023-10-12', retry_count: retry })
const failed = (retry: number): readonly FlowEvent[] =>
  Array.from({ length: retry }, (_each, index) => [query(index), queryRefused]).flat()
const apiError = (retry: number): Said => [
  'ai_completion_api_error',
  { ...asked(retry), error_type: 'api_request_error' },
]

/** The loader is left for the last answer. */
const wrong: readonly Said[] = [['ai_wizard_error'], ['ai_wizard_step_view', { step: 'tone_of_voice' }]]
const productsAsked = fact('AiProductWritingRequested', {
  description: 'Candles',
  provider: 'jetpack',
  images: '{}',
  known: null,
  write: false,
})
const themeError = (error: string): Said => [
  'ai_install_and_activate_theme_error',
  { theme: 'twentytwentyfour', error },
]
const contentError = (error: string): Said => ['update_store_pattern_api_error', { error }]

export const generationRows: readonly Row[] = [
  ['a palette at the first try', [...making, query(0)], good, ['ai_completion_success', asked(0)]],
  ['a palette at the third try', [...making, ...failed(2), query(2)], good, ['ai_completion_success', asked(2)]],
  ['a query without an answer', [...making, query(0)], queryRefused, apiError(0)],
  ['the last one', [...making, ...failed(3), query(3)], queryRefused, apiError(3)],
  [
    'an answer that is no JSON',
    [...making, query(0)],
    reply('Lovely colors!'),
    [
      'ai_completion_response_error',
      {
        ...asked(0),
        error_type: 'json_parse_error',
        response_length: 14,
      },
    ],
  ],
  [
    'an answer with too few colors',
    [...making, ...failed(1), query(1)],
    reply('{"default":"Lightning","bestColors":[]}'),
    [
      'ai_completion_response_error',
      {
        ...asked(1),
        error_type: 'valid_json_invalid_values',
        response_length: 39,
      },
    ],
  ],
  ['the built-in suggestions in its place', [...making, ...failed(4), query(0, 'rules')], good],
  [
    'a theme that cannot be installed for it',
    making,
    fact('ThemeInstallRefused', { fault: refused() }),
    themeError('broken'),
    ...wrong,
  ],
  [
    'products that cannot be written',
    [...making, productsAsked],
    fact('AiProductWritingRefused', { fault: refused() }),
    contentError('broken'),
    ...wrong,
  ],
  [
    'no pictures',
    [...making, fact('AiConnectionAllowed'), fact('AiImagesFound', { reply: '{"images":{"images":[]}}' })],
    fact('AiStoreReadReceived', { generated: false }),
    contentError('Garbled'),
    ...wrong,
  ],
  [
    'products about which the store repeats what a model wrote',
    [...making, productsAsked],
    fact('AiProductWritingRefused', { fault: { ...refused(), message: 'A model wrote: We bake in Leeds' } }),
    contentError('broken'),
    ...wrong,
  ],
  ['a reset that fails', offline, fact('AiPatternResetRefused', { fault: refused() }), ...wrong],
  ['a store that cannot be looked at', making, fact('DesignReadRefused', { fault: refused() }), ...wrong],
  [
    'a second failure',
    [...making, productsAsked, fact('AiProductWritingRefused', { fault: refused() })],
    fact('ThemeInstallRefused', { fault: refused() }),
  ],
  ['fonts that cannot be had', making, fact('FontCollectionReadRefused', { fault: refused() })],
]

/** All foundations are laid, and the recipe is being published. */
const assembled = generation(answered('none'), inOrder).facts
const end = assembled.findIndex(({ type }) => type === 'DesignPublished')
const publishing = [...answering('none'), ...assembled.slice(0, end)]

export const savingRows: readonly Row[] = [
  ['the recipe', publishing, assembled[end]!, ['ai_update_global_styles_success'], ['ai_update_template_success']],
  [
    'a recipe that cannot be published',
    publishing,
    fact('PublicationRefused', { fault: refused() }),
    ['ai_update_global_styles_response_error', { error: 'broken' }],
    ['ai_update_template_response_error', { error: 'broken' }],
    ...wrong,
  ],
]
