/** A store with the page that the AI wizard's recipe makes: what pictures of the designer show is what a merchant would see. */
import { homeRecipe } from '../../../src/catalogue/pages/templates'
import { latestRecipe, ownPattern } from '../../../src/catalogue/pages/own-patterns'
import { withMetadata } from '../../../src/markup/metadata'
import { admin } from '../../store/support'
import { homeOf, seedStore } from '../designer-support'

export const seedDesignedStore = async (): Promise<void> => {
  const { body } = await (await admin()).get('/wp/v2/block-patterns/patterns?_fields=name,title,content,categories')
  const patterns = new Map((body as readonly Pattern[]).map((pattern) => [pattern.name, section(pattern)]))
  const recipe = homeRecipe({ withAi: true, managedHosting: false, version: latestRecipe })
  await seedStore(homeOf(...recipe.body.map((slug) => patterns.get(ownPattern(slug)) ?? missing(slug))))
}

type Pattern = Readonly<{ name: string; title: string; content: string; categories: readonly string[] }>

const section = ({ name, title, content, categories }: Pattern): string =>
  withMetadata(content, { patternName: name, name: title, categories })

const missing = (slug: string): never => {
  throw new Error(`The store has no pattern ${slug}.`)
}
