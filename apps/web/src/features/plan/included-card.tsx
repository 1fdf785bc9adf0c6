import { Check } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { included } from '../../lib/included.ts';
import { product } from '../../lib/product.ts';

export function IncludedCard() {
  return (
    <Card title={`What ${product.plan.name} includes`}>
      <ul className="grid gap-2.5 p-5">
        {included.map((point) => (
          <li key={point} className="flex gap-2">
            <Check size={18} aria-hidden className="mt-px shrink-0 text-pen" />
            {point}
          </li>
        ))}
      </ul>
    </Card>
  );
}
