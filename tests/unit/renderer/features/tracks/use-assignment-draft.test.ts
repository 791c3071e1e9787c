import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useAssignmentDraft } from '../../../../../renderer/features/tracks/assign/use-assignment-draft';
import { clearDrafts, collectDrafts, hasDrafts, restoreDrafts } from '../../../../../renderer/kit/stores/drafts';

beforeEach(clearDrafts);
const key = 'track.assign.3';
const open = (before: readonly string[]) =>
  renderHook(({ now }: { now: readonly string[] }) => useAssignmentDraft(key, now), { initialProps: { now: before } });

describe('what is ticked', () => {
  test('takes nothing away that another desk gives meanwhile', () => {
    const { result, rerender } = open(['c']);
    act(() => result.current.choose(['c', 'a']));
    rerender({ now: ['c', 'b'] });
    expect(result.current.ids).toEqual(['c', 'b', 'a']);
    expect(result.current.changed).toEqual({ added: ['a'], removed: [] });
  });

  test('gives nothing back that another desk takes away', () => {
    const { result, rerender } = open(['b', 'c']);
    act(() => result.current.choose(['b', 'c', 'a']));
    rerender({ now: ['c'] });
    expect(result.current.changed).toEqual({ added: ['a'], removed: [] });
  });

  test('is done when another desk does the same, and holds nobody up any more', () => {
    const { result, rerender } = open(['c']);
    act(() => result.current.choose(['a']));
    expect(hasDrafts()).toBe(true);
    rerender({ now: ['a'] });
    expect(result.current.changed).toEqual({ added: [], removed: [] });
    expect(hasDrafts()).toBe(false);
  });

  test('comes back after a sign-in as the same difference, with its dates and note', () => {
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

  test('reads a draft of another shape as none', () => {
    restoreDrafts({ [key]: { ids: ['a'], added: 'a', terms: { note: 5 } } });
    expect(open(['c']).result.current).toMatchObject({ ids: ['c'], terms: { note: '' } });
  });
});
