/** All addresses of the app, read from its router, so that new areas are tested automatically. */
import { fileURLToPath } from 'node:url';
import type { RouteObject } from 'react-router-dom';
import { createServer } from 'vite';
import type { Area } from '../../renderer/kit/area/area';

export interface SiteMap {
  /** Addresses that need no session. */
  readonly open: readonly string[];
  /** Addresses that need a session; `:id` stands for a record. */
  readonly inside: readonly string[];
  /** The product's own routes. */
  readonly product: readonly string[];
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
    mode: 'production',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { areas } = await vite.ssrLoadModule('/app/areas.ts');
    const { sampleAreas } = await vite.ssrLoadModule('/app/sample-areas.ts');
    const { routes } = await vite.ssrLoadModule('/app/routes.tsx');
    const [open, inside] = (routes([...areas, ...sampleAreas]) as RouteObject[])[0]?.children ?? [];
    if (!open || !inside)
      throw new Error('The router is not built as the tests know it: open pages, then those inside.');
    const all = flat([inside]).filter((path) => !path.endsWith('*'));
    const own = areas as readonly PageArea[];
    const isOwn = (path: string) => own.some((area) => path === area.path || path.startsWith(`${area.path}/`));
    // The first tab of a page is what its address opens; tabs of records are not visited.
    const tabs = own
      .filter(({ type }) => type === 'page')
      .flatMap(({ path, tabs: [, ...more] = [] }) => more.map(({ name }) => `${path}?tab=${name}`));
    return { open: flat([open]), inside: [...all, ...tabs], product: [...all.filter(isOwn), ...tabs] };
  } finally {
    await vite.close();
  }
};
