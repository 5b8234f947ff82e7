/** Each worker runs one of two such files. */
import { walkStores } from './walk'

walkStores()
