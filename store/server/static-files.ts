import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Mount } from './messages'

/** Answers with a file, or returns false if the request is not for a static file. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Serves scripts, styles, images and fonts without PHP. The single PHP worker would send them one at a time, after whatever WordPress is
 * busy with; an editor page has a hundred of them. `packed` compresses those that are text, once.
 */
export const fileServer = (mounts: readonly Mount[], packed = false): FileServer => {
  const pack = packed ? newPacking() : undefined
  const deepestFirst = [...mounts].sort((a, b) => b.vfsPath.length - a.vfsPath.length)
  return async (request, response) => {
    const path = pathOf(request)
    const type = types[extname(path ?? '').toLowerCase()]
    if (path === undefined || type === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) return false
    const file = fileAt(path, deepestFirst)
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
    if (file === undefined || !found?.isFile()) return false

    const tag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`
    const headers = {
      'content-type': type,
      etag: tag,
      'cache-control': changes(path) ? 'no-cache' : 'max-age=3600',
      'x-content-type-options': 'nosniff',
    }
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end()
      return true
    }
    const asksPacked = isText(type) && /gzip/.test(String(request.headers['accept-encoding']))
    const bytes = asksPacked ? await pack?.(file, tag) : undefined
    if (bytes !== undefined) {
      response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': bytes.length })
      response.end(request.method === 'HEAD' ? undefined : bytes)
      return true
    }
    if (request.method === 'HEAD') response.writeHead(200, { ...headers, 'content-length': found.size }).end()
    else send(file, response.writeHead(200, { ...headers, 'content-length': found.size }))
    return true
  }
}

const newPacking = () => {
  const kept = new Map<string, Promise<Buffer>>()
  return (file: string, tag: string): Promise<Buffer> => {
    const name = `${file} ${tag}`
    const bytes = kept.get(name) ?? readFile(file).then((whole) => promisify(gzip)(whole))
    kept.set(name, bytes)
    return bytes
  }
}

const isText = (type: string): boolean => /^(text|application\/json|image\/svg)/.test(type)

// The address's path, with `..` resolved by URL; undefined if its encoding could refer to another file.
const pathOf = ({ url }: IncomingMessage): string | undefined => {
  try {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://store').pathname)
    return /\.\.|\\|\0|\/\./.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * Files under development must take effect immediately, so they are revalidated each time. WordPress's and WooCommerce's own files are
 * cached for a while, as on any host: each of the designer's frames needs a hundred of them. A built file has another name when it
 * changes.
 */
const changes = (path: string): boolean => !isOfWordPress.test(path) && !isBuilt.test(path)

const isOfWordPress = /^\/wp-(includes|admin|content\/plugins\/woocommerce)\//
const isBuilt = /\/customize-your-store\/build\/[\w-]+-[\w-]{8}\.\w+$/

// In a network of sites in folders, each site has the same files below its folder.
const fileAt = (path: string, deepestFirst: readonly Mount[]): string | undefined => {
  const inside = `/wordpress${path.replace(/^\/[^/]+(?=\/wp-(admin|content|includes)\/)/, '')}`
  const mount = deepestFirst.find(({ vfsPath }) => inside.startsWith(`${vfsPath}/`))
  return mount && join(mount.hostPath, inside.slice(mount.vfsPath.length))
}

const send = (file: string, response: ServerResponse): void =>
  void createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)

const types: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
