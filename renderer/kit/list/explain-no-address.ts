import { notify } from '../feedback/notify';
import { kitText } from '../format/text';

/** Says why a record that a person wants to open has no address. */
export const explainNoAddress = (id: unknown): void => {
  const hasId = id !== undefined && id !== null && id !== '';
  notify({
    id: 'no-address',
    intent: 'warning',
    title: kitText('noAddress.title'),
    body: hasId ? kitText('noAddress.unusable', { id: String(id) }) : kitText('noAddress.missing'),
  });
};
