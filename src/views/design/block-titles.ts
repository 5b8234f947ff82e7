/** Titles of block types: WordPress's registry knows them once the block editor is there. */

let titleOf: (name: string) => string | undefined = () => undefined

export const setBlockTitles = (how: (name: string) => string | undefined): void => {
  titleOf = how
}

/** The name itself, such as `core/group`, of a type that is not known, or not yet. */
export const blockTitle = (name: string): string => titleOf(name) ?? name
