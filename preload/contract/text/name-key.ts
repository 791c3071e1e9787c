import { toPlainSigns } from './fold';

/** Names that a person gives and that read the same are the same: "Unpaid" and "unpaid", in any Unicode form. */
export const nameKey = (name: string): string => toPlainSigns(name).trim().normalize('NFKC').toLowerCase();
