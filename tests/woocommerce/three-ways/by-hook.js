;(function (wp) {
  wp.blocks.registerBlockType('three-ways/by-hook', {
    apiVersion: 3,
    title: 'By a hook',
    category: 'widgets',
    edit: function () {
      return wp.element.createElement('p', wp.blockEditor.useBlockProps(), window.threeWays.words)
    },
    save: function () {
      return null
    },
  })
})(window.wp)
