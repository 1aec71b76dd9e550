/** A queue of actions goes on as long as nothing else is asked. */

import { describe, expect, it } from 'vitest';
import { inTurn, Queue, type End, type Moment, type Plan } from './queue';

interface Somewhere {
  at: number;
  legal: string[];
}

/** A table of one: every action that is taken leads one place farther, unless the test says otherwise. */
function road(plan: Plan<Somewhere>, legal = ['go']) {
  const sent: string[] = [];
  const ends: End[] = [];
  const queue = new Queue<Somewhere>(
    (action) => sent.push(action),
    (how) => ends.push(how),
  );
  queue.begin(plan);
  let view: Somewhere = { at: 0, legal };
  const tell = (change: Partial<Moment<Somewhere>> = {}): void =>
    queue.follow({ view, interactive: true, waiting: false, ...change });
  const arrive = (to = view.at + 1): void => {
    view = { ...view, at: to };
  };
  return { queue, sent, ends, tell, arrive };
}

const three = () => inTurn<Somewhere>([1, 2, 3].map(() => ({ action: 'go' })));

describe('a queue of actions', () => {
  it('sends each when the one before it has been answered, and ends', () => {
    const { queue, sent, ends, tell, arrive } = road(three());
    tell();
    tell({ waiting: true });
    expect(sent, 'the second waits for the first').toHaveLength(1);
    for (const count of [2, 3]) {
      arrive();
      tell({ waiting: true });
      expect(sent, 'what was seen is not yet acknowledged').toHaveLength(count - 1);
      tell();
      expect(sent).toHaveLength(count);
    }
    expect(queue.running).toBe(true);
    arrive();
    tell();
    expect(ends).toEqual(['through']);
    expect(queue.running).toBe(false);
    arrive();
    tell();
    expect(sent).toHaveLength(3);
  });

  it('stops where somebody else is asked', () => {
    const { sent, ends, tell, arrive } = road(three());
    tell();
    arrive();
    tell({ interactive: false });
    tell();
    expect(sent).toHaveLength(1);
    expect(ends).toEqual(['asked']);
  });

  it('stops where something else is offered', () => {
    const { sent, ends, tell } = road(three(), ['answer yes', 'answer no']);
    tell();
    expect(sent).toEqual([]);
    expect(ends).toEqual(['asked']);
  });

  it('stops where the position is not what was foreseen', () => {
    const straight = inTurn<Somewhere>(
      [1, 2, 3].map((at) => ({
        action: 'go',
        foreseen: (before, after) => after.at === before.at + 1 && after.at === at,
      })),
    );
    const { sent, ends, tell, arrive } = road(straight);
    tell();
    arrive(1);
    tell();
    arrive(7);
    tell();
    expect(sent).toHaveLength(2);
    expect(ends).toEqual(['otherwise']);
  });

  it('stops when an action is refused: nothing has changed', () => {
    const { ends, tell } = road(three());
    tell();
    tell();
    expect(ends).toEqual(['refused']);
  });

  it('stops when the player wishes it', () => {
    const { queue, sent, ends, tell, arrive } = road(three());
    tell();
    queue.stop();
    queue.stop();
    arrive();
    tell();
    expect(sent).toHaveLength(1);
    expect(ends).toEqual(['stopped']);
  });

  it('follows a plan that looks at every view', () => {
    const { sent, ends, tell, arrive } = road(({ at }) => (at < 2 ? { action: 'go' } : null));
    tell();
    arrive();
    tell();
    arrive();
    tell();
    expect(sent).toHaveLength(2);
    expect(ends).toEqual(['through']);
  });
});
