import { useState } from 'react';

export interface Selection<Item extends { id: string }> {
  items: readonly Item[];
  has: (id: string) => boolean;
  /** Selects or clears several items. */
  set: (items: readonly Item[], isSelected: boolean) => void;
  replace: (items: readonly Item[]) => void;
}

/** The selected items of a list. They stay selected on its other pages; another search or filter clears them. */
export function useSelection<Item extends { id: string }>(list: string): Selection<Item> {
  const [state, setState] = useState({ list, items: new Map<string, Item>() });
  const items = state.list === list ? state.items : new Map<string, Item>();
  return {
    items: [...items.values()],
    has: (id) => items.has(id),
    set: (changed, isSelected) => {
      const next = new Map(items);
      for (const item of changed) {
        if (isSelected) next.set(item.id, item);
        else next.delete(item.id);
      }
      setState({ list, items: next });
    },
    replace: (next) => setState({ list, items: new Map(next.map((item) => [item.id, item])) }),
  };
}
