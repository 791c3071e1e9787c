/** A slot of an area's definition: a component that is loaded when it is first rendered, or with its screen. */
import { type ComponentType, lazy, useMemo } from 'react';

type Load<Name extends string, P extends object> = () => Promise<{ readonly [N in Name]: ComponentType<P> }>;

const preloaded = new WeakMap<object, object>();

/** Preloads slots, so that the layout does not shift when they arrive. */
export const preloadSlots = async (...slots: readonly ((() => Promise<object>) | undefined)[]): Promise<void> => {
  await Promise.allSettled(slots.map(async (load) => load && preloaded.set(load, await load())));
};

export const useLazySlot = <Name extends string, P extends object>(
  load: Load<Name, P> | undefined,
  name: Name,
): ComponentType<P> | undefined =>
  useMemo(() => {
    if (!load) return undefined;
    const known = preloaded.get(load) as Awaited<ReturnType<typeof load>> | undefined;
    return known ? known[name] : (lazy(async () => ({ default: (await load())[name] })) as unknown as ComponentType<P>);
  }, [load, name]);
