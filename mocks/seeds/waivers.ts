/** The waiver form of each track. */
import type { WaiverTemplate } from '@contract/entities/track';
import { dateTimeText, dayText, day as oneDay } from './calendar';
import { trackSeeds } from './tracks';

const fields = [
  { key: 'fullName', label: 'Full name', type: 'text', required: true },
  { key: 'dateOfBirth', label: 'Date of birth', type: 'date', required: true },
  { key: 'emergencyContact', label: 'Emergency contact', type: 'text', required: true },
  { key: 'minor', label: 'Signing for a minor', type: 'checkbox', required: false },
  { key: 'signature', label: 'Signature', type: 'signature', required: true },
];

export const makeWaivers = (today: number): WaiverTemplate[] =>
  trackSeeds.map((track, index) => ({
    id: index + 1,
    trackId: track.id,
    title: `${dayText(today).slice(0, 4)} Participant Waiver: ${track.name}`,
    version: `v${2 + (index % 4)}`,
    body: `<h2>Release and waiver</h2><p>I understand that motorsport at <strong>${track.name}</strong> is dangerous.</p><ul><li>I take part at my own risk.</li><li>I follow the marshals' instructions.</li><li>My equipment passed tech inspection.</li></ul>`,
    fileUrl: `https://documents.example.com/waivers/${track.code.toLowerCase()}.pdf`,
    fields,
    language: track.country === 'DE' ? 'de' : track.country === 'JP' ? 'ja' : 'en',
    effectiveFrom: dayText(today - 120 - index),
    updatedBy: 'Dana Whitlock',
    createdAt: dateTimeText((today - 400) * oneDay),
    updatedAt: dateTimeText((today - 120 - index) * oneDay),
    createdBy: 1,
    isActive: true,
  }));
