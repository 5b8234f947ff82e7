/**
 * Openverse on this computer: the search, the detail and the previews of its documented API, and files as photographers keep them. It notes
 * what it was asked, and behaves as it is told.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { png } from '../fixtures/pictures'

export type OpenverseBehaviour = 'good' | 'busy' | 'broken' | 'empty' | 'failing'

type File = { readonly type: string; readonly body: Buffer } | { readonly leadsTo: string }

export type OpenverseServer = {
  readonly host: string
  /** The address of the API. */
  readonly api: string
  readonly behaves: (next: OpenverseBehaviour) => void
  /** Path with query, and headers, of each request for the API or a file, except previews. */
  readonly asked: readonly Asked[]
  /** Paths of the previews that were loaded. */
  readonly previews: readonly Asked[]
  readonly close: () => Promise<void>
}

type Asked = { readonly path: string; readonly headers: IncomingMessage['headers'] }

/** Ids of photographs, by what is special about each. */
export const photographs = {
  tea: '4bc43a04-ef46-4544-a0c1-63c63f56e276',
  camera: '00000000-0000-4000-8000-000000000001',
  gone: '00000000-0000-4000-8000-000000000002',
  page: '00000000-0000-4000-8000-000000000003',
  huge: '00000000-0000-4000-8000-000000000004',
  wide: '00000000-0000-4000-8000-000000000005',
  inside: '00000000-0000-4000-8000-000000000006',
  attribution: '00000000-0000-4000-8000-000000000007',
  mature: '00000000-0000-4000-8000-000000000008',
} as const

type Name = keyof typeof photographs

/** A redirect target that a store must not follow. It answers, so that only the store can refuse. */
const insidePath = '/inside/secret.png'

/** Seconds of its Retry-After. */
export const busyFor = 90

export const openverseServer = async (): Promise<OpenverseServer> => {
  const asked: Asked[] = []
  const previews: Asked[] = []
  let behaviour: OpenverseBehaviour = 'good'
  let host = ''

  const answer = ({ url: path = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (path.endsWith('/thumb/')) {
      previews.push({ path, headers })
      send(response, 200, 'image/png', preview)
      return
    }
    asked.push({ path, headers })
    if (!path.startsWith('/v1/')) {
      sendFile(response, files(host)[path])
      return
    }
    if (behaviour === 'busy') response.setHeader('Retry-After', busyFor)
    if (behaviour === 'broken') send(response, 200, 'application/json', Buffer.from('{"results": [{"id": "4bc'))
    else {
      const { status, body } = replyTo(path)
      send(response, status, 'application/json', Buffer.from(JSON.stringify(body)))
    }
  }

  const replyTo = (path: string): { readonly status: number; readonly body: unknown } => {
    if (behaviour === 'busy')
      return { status: 429, body: { detail: `Request was throttled. Expected available in ${busyFor} seconds.` } }
    if (behaviour === 'failing') return { status: 500, body: { detail: 'Server error' } }
    const one = /^\/v1\/images\/([\da-f-]+)\/$/.exec(path)?.[1]
    if (one !== undefined) {
      const found = results(host).find(({ id }) => id === one)
      return found === undefined
        ? { status: 404, body: { detail: 'No Image matches the given query.' } }
        : { status: 200, body: found }
    }
    const found = behaviour === 'empty' ? [] : results(host)
    const body = {
      result_count: found.length * 2,
      page_count: found.length === 0 ? 0 : 2,
      page_size: 20,
      page: Number(new URL(path, host).searchParams.get('page')),
      results: found,
    }
    return { status: 200, body }
  }

  // On all addresses of this computer, because one of them represents a server's internal network.
  const server = createServer(answer).listen(0, '0.0.0.0')
  await new Promise((resolve) => server.once('listening', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    api: `${host}/v1/`,
    behaves: (next) => (behaviour = next),
    asked,
    previews,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const preview = png(60, 40)

/** An entry as the API's reference describes it. */
const result = (host: string, name: Name, over: object = {}) => ({
  id: photographs[name],
  title: `About ${name}`,
  indexed_on: '2020-01-01T00:00:00Z',
  foreign_landing_url: `https://photos.example.org/${name}`,
  url: `${host}/files/${name}.png`,
  creator: 'Ada Lens',
  creator_url: 'https://photos.example.org/ada',
  license: 'cc0',
  license_version: '1.0',
  license_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  provider: 'flickr',
  source: 'flickr',
  category: 'photograph',
  filesize: null,
  filetype: 'png',
  tags: [{ name: 'tea', accuracy: null }],
  attribution: null,
  fields_matched: ['title'],
  mature: false,
  height: 800,
  width: 1200,
  thumbnail: `${host}/v1/images/${photographs[name]}/thumb/`,
  detail_url: `${host}/v1/images/${photographs[name]}/`,
  related_url: `${host}/v1/images/${photographs[name]}/related/`,
  unstable__sensitivity: [],
  ...over,
})

const results = (host: string) => [
  result(host, 'tea', { title: 'Tea <em>harvest</em> in Uji.jpg' }),
  result(host, 'camera', { title: 'IMG_2041.JPG', creator: null, creator_url: null, license: 'pdm' }),
  result(host, 'gone'),
  result(host, 'page'),
  result(host, 'huge'),
  result(host, 'wide'),
  result(host, 'inside'),
  result(host, 'attribution', { license: 'by', license_version: '4.0' }),
  result(host, 'mature', { mature: true }),
]

const files = (host: string): Readonly<Record<string, File>> => ({
  '/files/tea.png': { type: 'image/png', body: png(1200, 800, [90, 140, 60]) },
  '/files/camera.png': { type: 'application/octet-stream', body: png(300, 200) },
  '/files/page.png': { type: 'image/png', body: Buffer.from('<!doctype html><p>Log in to see this photo.</p>') },
  '/files/huge.png': { type: 'image/png', body: Buffer.concat([png(30, 20), Buffer.alloc(20 * 1024 * 1024)]) },
  '/files/wide.png': { type: 'image/png', body: claiming(20_000, 20_000) },
  '/files/inside.png': { leadsTo: `${host.replace('127.0.0.1', '127.0.0.2')}${insidePath}` },
  [insidePath]: { type: 'image/png', body: png(30, 20) },
})

/** A small file whose header states another size. */
const claiming = (width: number, height: number): Buffer => {
  const file = Buffer.from(png(30, 20))
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}

const sendFile = (response: ServerResponse, file: File | undefined): void => {
  if (file === undefined) send(response, 404, 'text/html', Buffer.from('Gone'))
  else if ('leadsTo' in file) response.writeHead(302, { location: file.leadsTo }).end()
  else send(response, 200, file.type, file.body)
}

const send = (response: ServerResponse, status: number, type: string, body: Buffer): void =>
  void response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body)
