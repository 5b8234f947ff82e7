import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { screenshots } from './screenshots'

/**
 * The folder `assets/` of the plugin's page on WordPress.org: banner and icon in both sizes, the blueprint of its preview, and the
 * screenshots in the order of readme.txt. All of it is in the repository; nothing is drawn here.
 */
export const writeDirectoryAssets = async (target: string): Promise<void> => {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await cp('assets', target, { recursive: true })
  await Promise.all(
    screenshots.map(({ file }, index) =>
      cp(join('docs', 'screens', file), join(target, `screenshot-${index + 1}.jpg`)),
    ),
  )
}
