import type { Compilation, Compiler } from 'webpack';

const NAME = 'SheetOrder';
const EXTRACTED = 'css/mini-extract';

/**
 * Gives style sheets one order in all files of the build: that of the module graph, in which each component comes after those that it
 * imports. MiniCssExtractPlugin takes the order from each group of chunks. There it depends on which import of a group comes first, and two
 * groups can disagree.
 */
export class SheetOrder {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.afterChunks.tap(NAME, () => orderSheets(compilation));
    });
  }
}

function orderSheets({ chunkGroups, modules, moduleGraph }: Compilation): void {
  const sheets = [...modules].filter(({ type }) => type === EXTRACTED);
  for (const sheet of sheets) {
    const index = moduleGraph.getPostOrderIndex(sheet);
    if (index === null) continue;
    for (const group of chunkGroups) if (group.getModulePostOrderIndex(sheet) !== undefined) group.setModulePostOrderIndex(sheet, index);
  }
}
