/** The line before the last line of a test run: how many rows it did not show, and why. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { cachedWooCommerces } from '../../store/woocommerce-cache'
import { notShown } from './not-shown'
import { readRows } from './rows'
import { readAllReports, readRealReports, readReport } from './test-report'

/** The sentences in one line; empty if all rows were shown. Only a run of everything counts real WooCommerces. */
export const notShownLine = async (everything: boolean): Promise<string> => {
  const ran = everything
    ? [...(readAllReports() ?? []), ...readRealReports().flatMap((one) => one.ran)]
    : (readReport() ?? [])
  const woocommerce = (await cachedWooCommerces()).length > 0
  return notShown(readRows(), ran, { woocommerce, mariadb: isInstalled('mariadbd'), everything }).join(' ')
}

const isInstalled = (program: string): boolean =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, program)))
