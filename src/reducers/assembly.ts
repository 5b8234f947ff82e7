/** The set-up's last stage: the recipe goes to the store, all entities at once. */
import type { State } from './state'

export type RecipeKind = 'styles' | 'header' | 'footer' | 'home'

/** The entities that the recipe consists of; a theme without a header or footer part has fewer. */
export const recipeKinds = ({ designing: { design } }: State): readonly RecipeKind[] =>
  (['styles', 'header', 'footer', 'home'] as const).filter(
    (kind) => (kind !== 'header' || design?.header != null) && (kind !== 'footer' || design?.footer != null),
  )

export const isWritten = (state: State): boolean =>
  recipeKinds(state).every((kind) => state.calls.ended[`EntitySave:${kind}`]?.status === 'done')
