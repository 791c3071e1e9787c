/** The reference: `?rows=` rows in a row pool of plain DOM with text cells only. No framework, no roles, no states. */
import type { Values } from '../../../renderer/kit/area/field';
import { columns as fields, makeRows } from './rows';

const rowHeight = 32;
const spare = 6;

const startPool = (root: HTMLElement, rows: readonly Values[]): void => {
  const texts = rows.map((row) =>
    fields
      .map(({ key }) => String(row[key]))
      .join('\n')
      .toLowerCase(),
  );
  let order = Uint32Array.from(rows, (_, index) => index);
  root.innerHTML = `<div><input type="search" aria-label="Search bookings">
    <div class="head">${fields.map(({ key }) => `<button type="button" data-key="${key}">${key}</button>`).join('')}</div>
    <div id="scroller" style="flex:1;overflow:auto;position:relative"><div id="body" style="position:relative"></div></div></div>`;
  const scroller = root.querySelector<HTMLElement>('#scroller');
  const body = root.querySelector<HTMLElement>('#body');
  const input = root.querySelector<HTMLInputElement>('input');
  if (!scroller || !body || !input) throw new Error('The pool page is not whole.');

  const size = Math.ceil(scroller.clientHeight / rowHeight) + 1 + 2 * spare;
  const columns = fields.map(({ width }) => `${width}px`).join(' ');
  const pool = Array.from({ length: size }, () => {
    const element = document.createElement('div');
    element.style.cssText = `position:absolute;display:grid;grid-template-columns:${columns};height:${rowHeight}px;contain:strict;width:1670px`;
    const cells = fields.map(() => element.appendChild(document.createElement('span')));
    for (const cell of cells) cell.style.cssText = 'overflow:hidden;white-space:nowrap;text-overflow:ellipsis';
    return { element: body.appendChild(element), cells, shown: -1 };
  });

  const draw = (anew: boolean): void => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - spare);
    for (let index = first; index < first + size; index++) {
      const slot = pool[index % size];
      if (!slot || (!anew && slot.shown === index)) continue;
      slot.shown = index;
      const row = rows[order[index] ?? -1];
      slot.element.style.display = row ? 'grid' : 'none';
      if (!row) continue;
      slot.element.dataset.index = String(index);
      slot.element.style.transform = `translateY(${index * rowHeight}px)`;
      for (const [at, { key }] of fields.entries()) {
        const cell = slot.cells[at];
        if (cell) cell.textContent = String(row[key]);
      }
    }
  };
  const show = (next: Uint32Array<ArrayBuffer>): void => {
    order = next;
    body.style.height = `${order.length * rowHeight}px`;
    body.dataset.count = String(order.length);
    draw(true);
  };
  scroller.addEventListener('scroll', () => draw(false), { passive: true });
  input.addEventListener('input', () => {
    const query = input.value.toLowerCase();
    show(Uint32Array.from(rows.keys()).filter((index) => texts[index]?.includes(query)));
  });
  for (const button of root.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const key = button.dataset.key ?? '';
      const numeric = fields.some((field) => field.key === key && (field.kind === 'money' || field.kind === 'number'));
      const keys = rows.map((row) => (numeric ? Number(row[key]) : String(row[key])));
      show(
        Uint32Array.from(rows.keys()).sort((one, other) => {
          const [a = '', b = ''] = [keys[one], keys[other]];
          return a < b ? -1 : a > b ? 1 : 0;
        }),
      );
    });
  }
  show(order);
};

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page is not whole.');
startPool(root, makeRows(Number(new URLSearchParams(location.search).get('rows') ?? 1_000)));
