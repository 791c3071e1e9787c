/** All addresses of the app, read from its router, so that new areas are tested automatically. */

import { fileURLToPath } from 'node:url';
import type { RouteObject } from 'react-router-dom';
import { createServer } from 'vite';
import { wallPath } from '../../preload/contract/settings/wall';
import type { Area } from '../../renderer/kit/area/area';

/** `:id` stands for a record. */
export interface SiteMap {
  /** The product's addresses that need no session. */
  readonly open: readonly string[];
  /** The product's addresses that need a session. */
  readonly product: readonly string[];
  readonly samples: readonly string[];
}

type PageArea = Extract<Area, { readonly type: 'page' }>;

const flat = (routes: readonly RouteObject[], base = ''): string[] =>
  routes.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : [base, route.path].filter(Boolean).join('/');
    if (route.children) return flat(route.children, path);
    return [route.index ? base || '/' : path];
  });

/** Takes a second: Vite loads the renderer's modules into this process. */
export const readSiteMap = async (): Promise<SiteMap> => {
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    mode: 'renderer',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { areas } = await vite.ssrLoadModule('/app/areas/areas.ts');
    const { sampleAreas } = await vite.ssrLoadModule('/app/areas/sample-areas.ts');
    const { routes } = await vite.ssrLoadModule('/app/routes.tsx');
    // The gate takes every other address back to itself until somebody leaves it, and the wall fills the screen, so that the
    // window has no other size: a walk would end there.
    const { gatePath } = await vite.ssrLoadModule('/kit/commands/go-to.ts');
    const ends: readonly string[] = [gatePath, wallPath];
    const addressesOf = (all: readonly Area[]) => {
      const [open, inside] = (routes(all) as RouteObject[])[0]?.children ?? [];
      if (!open || !inside)
        throw new Error('The router is not built as the tests know it: open pages, then those inside.');
      return {
        open: flat([open]),
        inside: flat([inside]).filter((path) => !path.endsWith('*') && !ends.includes(path)),
      };
    };
    const [product, samples] = [addressesOf(areas), addressesOf(sampleAreas)];
    // The first tab of a page is what its address opens; tabs of records are not visited.
    const tabs = (areas as readonly Area[])
      .filter((area): area is PageArea => area.type === 'page')
      .flatMap(({ path, tabs: [, ...more] = [] }) => more.map(({ name }) => `${path}?tab=${name}`));
    return {
      open: product.open,
      product: [...product.inside, ...tabs],
      samples: samples.inside,
    };
  } finally {
    await vite.close();
  }
};
