extension ReportPage {
  /// What the page does.
  static let script = #"""
    'use strict';
    const $ = id => document.getElementById(id);
    const entries = [...document.querySelectorAll('.entry')];
    const search = $('search'), viewer = $('viewer'), canvas = $('canvas'), stage = $('stage'), position = $('position');
    const under = $('under'), over = $('over'), third = $('third');
    const isServed = document.body.dataset.server === 'true';
    const grounds = ['light', 'dark', 'white', 'black'];
    let current = -1, mode = 'slider', zoom = 0, ground = '', timer = 0;

    // A variant in dark colours is drawn for a dark ground.
    for (const entry of entries)
      entry.classList.toggle('dark', /(^|[^a-z])dark([^a-z]|$)/i.test(entry.dataset.name));

    // The list.

    function filter() {
      const verdicts = new Set([...document.querySelectorAll('.verdict:checked')].map(box => box.value));
      const text = search.value.toLowerCase();
      for (const entry of entries)
        entry.hidden = !verdicts.has(entry.dataset.verdict) || !entry.dataset.name.toLowerCase().includes(text);
      for (const group of document.querySelectorAll('.group')) group.hidden = !group.querySelector('.entry:not([hidden])');
    }
    function neighbour(step) {
      let next = current;
      do { next += step; } while (next >= 0 && next < entries.length && entries[next].hidden);
      return next >= 0 && next < entries.length ? next : -1;
    }
    function move(step) {
      const next = neighbour(step);
      if (next < 0) return;
      select(next);
      if (viewer.open) show();
    }
    function select(index) {
      current = index;
      entries[index].focus({ preventScroll: true });
      entries[index].scrollIntoView({ block: 'nearest' });
    }

    // The viewer.

    function picture(kind) {
      return entries[current].querySelector('img[data-kind=' + kind + ']')?.dataset.whole ?? '';
    }
    function put(image, source) {
      image.classList.toggle('absent', !source);
      if (source) image.src = source; else image.removeAttribute('src');
    }
    function show() {
      const entry = entries[current];
      $('caption').textContent = entry.dataset.name + ' · ' + entry.dataset.verdict
        + ('approved' in entry.dataset ? ' · approved' : 'chosen' in entry.dataset ? ' · chosen' : '');
      $('why').textContent = [...entry.querySelectorAll('.causes li')].map(item => item.textContent).join('; ');
      put(under, picture('reference'));
      put(over, picture('actual'));
      put(third, picture('difference'));
      $('accept').disabled = !('command' in entry.dataset) || 'approved' in entry.dataset;
      if (!viewer.open) viewer.showModal();
      arrange();
    }
    function has(image) { return image.hasAttribute('src'); }
    function scale(width, height) {
      if (zoom) return zoom;
      const [across, down] = [stage.clientWidth / width, stage.clientHeight / height];
      return Math.min(1, across, down) || 1;
    }
    function arrange() {
      const images = [under, over, third];
      canvas.dataset.mode = mode;
      canvas.dataset.ground = ground || (entries[current]?.classList.contains('dark') ? 'dark' : 'light');
      for (const button of document.querySelectorAll('[data-mode]'))
        if (button !== canvas) button.setAttribute('aria-pressed', button.dataset.mode === mode);
      const shown = mode === 'difference' ? [third] : mode === 'side' ? images : [under, over];
      const width = mode === 'side'
        ? shown.filter(has).reduce((sum, image) => sum + image.naturalWidth + 8, 0)
        : Math.max(...shown.map(image => image.naturalWidth), 1);
      const height = Math.max(...shown.map(image => image.naturalHeight), 1);
      const factor = scale(width, height);
      for (const image of images) {
        image.style.width = image.naturalWidth * factor + 'px';
        image.style.imageRendering = factor > 1 ? 'pixelated' : 'auto';
        image.style.clipPath = '';
      }
      canvas.style.width = width * factor + 'px';
      canvas.style.height = height * factor + 'px';
      const isSlider = mode === 'slider' && has(under) && has(over);
      position.hidden = !isSlider;
      $('line').hidden = !isSlider;
      if (isSlider) {
        // Each picture ends where the other begins: where one is transparent, the other does not show through.
        const at = width * factor * position.value / 100;
        under.style.clipPath = 'inset(0px calc(100% - ' + at + 'px) 0px 0px)';
        over.style.clipPath = 'inset(0px 0px 0px ' + at + 'px)';
        $('line').style.left = at + 'px';
      }
      clearInterval(timer);
      canvas.classList.toggle('flipped', !has(under));
      if (mode === 'blink' && has(under) && has(over))
        timer = setInterval(() => canvas.classList.toggle('flipped'), 500);
      const size = image => has(image) && image.naturalWidth ? image.naturalWidth + ' × ' + image.naturalHeight : 'none';
      $('sizes').textContent = 'reference ' + size(under) + ', actual ' + size(over) + ' px, '
        + Math.round(factor * 100) + ' %';
    }
    for (const image of [under, over, third]) image.addEventListener('load', () => { if (viewer.open) arrange(); });
    function setMode(next) { mode = next; show(); }
    function setZoom(step) {
      const factor = scale(Math.max(under.naturalWidth, over.naturalWidth, 1), Math.max(under.naturalHeight, over.naturalHeight, 1));
      zoom = step === 0 ? 0 : Math.min(32, Math.max(0.125, factor * (step > 0 ? 2 : 0.5)));
      arrange();
    }
    function nextGround() {
      ground = grounds[(grounds.indexOf(canvas.dataset.ground) + 1) % grounds.length];
      arrange();
    }
    function close() { viewer.close(); }

    // Approving.

    const canApprove = entry => 'command' in entry.dataset && !('approved' in entry.dataset);
    async function approve(list) {
      list = list.filter(canApprove);
      if (!list.length) return false;
      if (!isServed) {
        const isChosen = list.every(entry => 'chosen' in entry.dataset);
        for (const entry of list) if (isChosen) delete entry.dataset.chosen; else entry.dataset.chosen = '';
        fillBasket();
        return !isChosen;
      }
      for (const failure of document.querySelectorAll('.failure')) failure.remove();
      let error = '';
      try {
        const answer = await fetch('approve', {
          method: 'POST', headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ names: list.map(entry => entry.dataset.name) }),
        });
        const result = await answer.json().catch(() => ({}));
        if (!answer.ok) error = result.error || 'the server refused (' + answer.status + ')';
      } catch {
        error = 'the server cannot be reached; start “fittingroom snapshot review” again';
      }
      if (error) {
        const place = document.createElement('p');
        place.className = 'failure';
        place.textContent = 'not approved: ' + error;
        list[0].querySelector('.approval').after(place);
        if (viewer.open) $('caption').textContent = 'not approved: ' + error;
        return false;
      }
      for (const entry of list) entry.dataset.approved = '';
      progress();
      return true;
    }
    async function approveCurrent(all) {
      if (current < 0) return;
      const entry = entries[current];
      const list = all ? [...entry.closest('.group').querySelectorAll('.entry:not([hidden])')] : [entry];
      if (await approve(list)) {
        if (neighbour(1) >= 0) move(1); else if (viewer.open) show();
      } else if (viewer.open && !isServed) show();
    }
    function fillBasket() {
      const chosen = entries.filter(entry => 'chosen' in entry.dataset);
      const words = new Map();
      for (const { dataset } of chosen) {
        const start = dataset.command.endsWith(dataset.word)
          ? dataset.command.slice(0, -dataset.word.length) : dataset.command + '\n';
        words.set(start, [...(words.get(start) ?? []), dataset.command.endsWith(dataset.word) ? dataset.word : '']);
      }
      $('basket').hidden = !chosen.length;
      $('count').textContent = chosen.length + (chosen.length === 1 ? ' picture.' : ' pictures.');
      $('commands').textContent = [...words].map(([start, names]) => (start + names.join(' ')).trimEnd()).join('\n');
    }
    function progress() {
      const open = entries.filter(canApprove).length, approved = entries.filter(entry => 'approved' in entry.dataset).length;
      $('progress').textContent = isServed && open + approved ? '· ' + approved + ' of ' + (open + approved) + ' approved' : '';
    }
    async function copy() {
      try {
        await navigator.clipboard.writeText($('commands').textContent);
      } catch {
        // A page from the disk may not be allowed to.
        getSelection().selectAllChildren($('commands'));
        document.execCommand('copy');
      }
      $('copy').textContent = 'copied';
      setTimeout(() => { $('copy').textContent = 'copy'; }, 1500);
    }

    // What a person does.

    $('filters').addEventListener('input', filter);
    $('filters').addEventListener('submit', event => event.preventDefault());
    $('copy').addEventListener('click', copy);
    $('done')?.addEventListener('click', async () => {
      await fetch('done', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }).catch(() => {});
      document.body.textContent = 'The server has ended; this page can be closed.';
    });
    position.addEventListener('input', arrange);
    addEventListener('resize', () => { if (viewer.open) arrange(); });
    canvas.addEventListener('pointermove', event => {
      if (mode !== 'slider' || !event.buttons) return;
      const box = canvas.getBoundingClientRect();
      position.value = 100 * (event.clientX - box.left) / box.width;
      arrange();
    });
    canvas.addEventListener('dragstart', event => event.preventDefault());
    viewer.addEventListener('close', () => clearInterval(timer));
    $('close').addEventListener('click', close);
    $('accept').addEventListener('click', () => approveCurrent(false));
    $('ground').addEventListener('click', nextGround);
    $('modes').addEventListener('click', event => {
      if (event.target.dataset.mode) setMode(event.target.dataset.mode);
      if (event.target.dataset.zoom) setZoom(Number(event.target.dataset.zoom));
    });
    $('entries').addEventListener('click', event => {
      if (event.target.classList.contains('approve-all')) {
        approve([...event.target.closest('.group').querySelectorAll('.entry:not([hidden])')]);
        return;
      }
      const entry = event.target.closest('.entry');
      if (!entry) return;
      select(entries.indexOf(entry));
      if (event.target.tagName === 'IMG') show();
      if (event.target.classList.contains('approve')) approve([entry]);
    });
    document.addEventListener('keydown', event => {
      if (event.target === search) { if (event.key === 'Escape') search.blur(); return; }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Arrows on the slider move it, and buttons are pressed by what presses buttons.
      if (event.target === position && event.key.startsWith('Arrow')) return;
      if (event.target.tagName === 'BUTTON' && (event.key === 'Enter' || event.key === ' ')) return;
      const isOpen = viewer.open;
      switch (event.key) {
        case 'j': case 'ArrowRight': case 'ArrowDown': move(1); break;
        case 'k': case 'ArrowLeft': case 'ArrowUp': move(-1); break;
        case 'Enter': if (current >= 0 && !isOpen) show(); else return; break;
        case 'a': approveCurrent(false); break;
        case 'A': approveCurrent(true); break;
        case 's': if (isOpen) setMode('slider'); break;
        case 'b': if (isOpen) setMode('blink'); break;
        case 'd': if (isOpen) setMode('difference'); break;
        case 'x': if (isOpen) setMode('side'); break;
        case 'c': if (isOpen) nextGround(); break;
        case 'z': if (isOpen) { zoom = zoom ? 0 : 1; arrange(); } break;
        case '+': case '=': if (isOpen) setZoom(1); break;
        case '-': if (isOpen) setZoom(-1); break;
        case '/': search.focus(); break;
        default: return;
      }
      event.preventDefault();
    });
    progress();
    """#
}
