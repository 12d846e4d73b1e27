import { createHash, type Hash } from 'node:crypto';
import type { Compiler, javascript } from 'webpack';

interface WebpackHash {
  update(data: string | Buffer, encoding?: string): WebpackHash;
  digest(): Buffer;
  digest(encoding: string): string;
}

/**
 * A hash for webpack that is the same in each clone: webpack also hashes the absolute paths of modules, and names files by it.
 *
 * @param root the folder of the clone, which is left out
 */
export function folderFreeHash(root: string): new () => WebpackHash {
  return class implements WebpackHash {
    readonly #hash: Hash = createHash('sha256');

    update(data: string | Buffer): WebpackHash {
      this.#hash.update(typeof data === 'string' ? data.replaceAll(root, '') : data);
      return this;
    }

    digest(): Buffer;
    digest(encoding: string): string;
    digest(encoding?: string): Buffer | string {
      return encoding === undefined ? this.#hash.digest() : this.#hash.digest('hex');
    }
  };
}

const NAME = 'FolderFree';

/** Gives chunks that are named by an absolute path an id that is the same in each clone. `html-webpack-plugin` makes such a chunk. */
export class FolderFreeIds {
  readonly #root: string;

  /** @param root the folder of the clone */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeChunkIds.tap(NAME, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name?.includes(this.#root) !== true) continue;
          chunk.id = chunk.name.replaceAll(this.#root, '');
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}

/** Replaces `import.meta.url` in some modules by the address of the page: webpack would write the path of the module in the clone. */
export class FolderFreeUrls {
  readonly #modules: RegExp;

  /** @param modules the paths of the modules, which must not pass it to `new URL` together with the name of a file */
  constructor(modules: RegExp) {
    this.#modules = modules;
  }

  apply(compiler: Compiler): void {
    const { ConstDependency } = compiler.webpack.dependencies;
    const replace = (parser: javascript.JavascriptParser): void =>
      parser.hooks.expression.for('import.meta.url').tap({ name: NAME, stage: -1 }, ({ range }) => {
        const { module } = parser.state;
        if (range === undefined || !this.#modules.test(module.identifier())) return undefined;
        module.addPresentationalDependency(new ConstDependency('location.href', range));
        return true;
      });
    compiler.hooks.normalModuleFactory.tap(NAME, ({ hooks }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) hooks.parser.for(type).tap(NAME, replace);
    });
  }
}
