import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useAssignmentDraft } from '../../../../../renderer/features/tracks/assign/use-assignment-draft';
import { clearDrafts, collectDrafts, hasDrafts, restoreDrafts } from '../../../../../renderer/kit/stores/drafts';

beforeEach(clearDrafts);
const key = 'track.assign.3';
const open = (before: readonly string[]) =>
  renderHook(({ now }: { now: readonly string[] }) => useAssignmentDraft(key, now), { initialProps: { now: before } });

describe('unsaved assignments', () => {
  test('keep what another user adds in the meantime', () => {
    const { result, rerender } = open(['c']);
    act(() => result.current.choose(['c', 'a']));
    rerender({ now: ['c', 'b'] });
    expect(result.current.ids).toEqual(['c', 'b', 'a']);
    expect(result.current.changed).toEqual({ added: ['a'], removed: [] });
  });

  test('do not restore what another user removes', () => {
    const { result, rerender } = open(['b', 'c']);
    act(() => result.current.choose(['b', 'c', 'a']));
    rerender({ now: ['c'] });
    expect(result.current.changed).toEqual({ added: ['a'], removed: [] });
  });

  test('are done if another user makes the same change, and no longer block leaving', () => {
    const { result, rerender } = open(['c']);
    act(() => result.current.choose(['a']));
    expect(hasDrafts()).toBe(true);
    rerender({ now: ['a'] });
    expect(result.current.changed).toEqual({ added: [], removed: [] });
    expect(hasDrafts()).toBe(false);
  });

  test('are restored after signing in, with dates and note', () => {
    const first = open(['c']);
    act(() => first.result.current.choose(['c', 'a']));
    act(() => first.result.current.setTerms({ accessUntil: '2026-12-31', note: 'Season' }));
    const drafts = collectDrafts();
    first.unmount();
    clearDrafts();
    restoreDrafts(JSON.parse(JSON.stringify(drafts)));
    const { result } = open(['b']);
    expect(result.current.changed).toEqual({ added: ['a'], removed: [] });
    expect(result.current.terms).toEqual({ accessFrom: '', accessUntil: '2026-12-31', note: 'Season' });
    expect(collectDrafts()).toEqual(drafts);
    act(() => result.current.reset());
    expect(result.current.terms.note).toBe('');
    expect(hasDrafts()).toBe(false);
  });

  test('ignore a stored draft of another shape', () => {
    restoreDrafts({ [key]: { ids: ['a'], added: 'a', terms: { note: 5 } } });
    expect(open(['c']).result.current).toMatchObject({ ids: ['c'], terms: { note: '' } });
  });
});
