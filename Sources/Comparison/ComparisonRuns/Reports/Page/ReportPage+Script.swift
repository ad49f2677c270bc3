extension ReportPage {
  /// The page's script.
  static let script = #"""
    'use strict';
    const $ = id => document.getElementById(id);
    const entries = [...document.querySelectorAll('.entry')];
    const search = $('search'), viewer = $('viewer'), canvas = $('canvas'), stage = $('stage'), position = $('position');
    const under = $('under'), over = $('over'), third = $('third');
    const isServed = document.body.dataset.server === 'true';
    const bands = $('bands'), basket = $('basket');
    const grounds = ['light', 'dark', 'white', 'black'];
    let current = -1, mode = 'slider', zoom = 0, ground = '', timer = 0;

    // A variant in dark colours is drawn for a dark ground.
    for (const entry of entries)
      entry.classList.toggle('dark', /(^|[^a-z])dark([^a-z]|$)/i.test(entry.dataset.name));

    // The list.

    // Both pictures of an entry at one scale: what grew is larger.
    function fit(button) {
      const images = [...button.querySelectorAll('img')];
      if (!images.length || images.some(image => !image.naturalWidth)) return;
      const room = (button.clientWidth - 14 - 6 * (images.length - 1)) / images.length;
      const factor = Math.min(1, room / Math.max(...images.map(image => image.naturalWidth)),
        (button.clientHeight - 14) / Math.max(...images.map(image => image.naturalHeight)));
      for (const image of images) {
        image.style.maxWidth = image.style.maxHeight = 'none';
        image.style.width = image.naturalWidth * factor + 'px';
        image.style.height = image.naturalHeight * factor + 'px';
      }
    }
    $('entries').addEventListener('load', event => {
      if (event.target.tagName === 'IMG') fit(event.target.closest('.open'));
    }, true);
    const arrival = new IntersectionObserver(found => {
      for (const { target, isIntersecting } of found) {
        if (!isIntersecting) continue;
        arrival.unobserve(target);
        for (const image of target.querySelectorAll('img')) image.src = image.dataset.src;
      }
    }, { rootMargin: '600px' });
    for (const entry of entries) arrival.observe(entry);
    addEventListener('resize', () => {
      for (const image of document.querySelectorAll('.open img[src]:first-child')) fit(image.closest('.open'));
    });

    function filter() {
      const verdicts = new Set([...document.querySelectorAll('.verdict:checked')].map(box => box.value));
      const parts = new Map();
      for (const box of document.querySelectorAll('.part:checked')) {
        const kind = box.value.split(':')[0];
        parts.set(kind, [...(parts.get(kind) ?? []), box.value]);
      }
      const text = search.value.toLowerCase();
      for (const group of document.querySelectorAll('.group')) {
        const cause = (group.querySelector('h2, summary')?.textContent ?? '').toLowerCase();
        let shown = 0;
        for (const entry of group.querySelectorAll('.entry')) {
          const own = new Set((entry.dataset.parts ?? '').split('\n'));
          entry.hidden = !verdicts.has(entry.dataset.verdict)
            || !(cause.includes(text) || entry.dataset.name.toLowerCase().includes(text))
            || [...parts.values()].some(values => !values.some(value => own.has(value)));
          shown += !entry.hidden;
        }
        group.hidden = !shown;
      }
      $('nothing').hidden = !!document.querySelector('.group:not([hidden])') || !entries.length;
    }
    const isShown = entry => !entry.hidden && (!entry.closest('details') || entry.closest('details').open);
    function neighbour(step) {
      let next = current;
      do { next += step; } while (next >= 0 && next < entries.length && !isShown(entries[next]));
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
      entries[index].querySelector('.open').focus({ preventScroll: true });
      entries[index].scrollIntoView({ block: 'nearest' });
    }

    // The viewer.

    function picture(kind) {
      const entry = entries[current];
      return kind === 'difference' ? entry.dataset.difference ?? ''
        : entry.querySelector('img[data-kind=' + kind + ']')?.dataset.whole ?? '';
    }
    function put(image, source) {
      image.classList.toggle('absent', !source);
      if (source) image.src = source; else image.removeAttribute('src');
    }
    function show() {
      const entry = entries[current];
      const group = entry.closest('.group');
      $('caption').textContent = entry.querySelector('h3').firstChild.textContent.trim() + ' · ' + entry.dataset.verdict
        + ('approved' in entry.dataset ? ' · approved' : 'chosen' in entry.dataset ? ' · chosen' : '');
      $('tags').replaceChildren(...[...entry.querySelectorAll('.tags span')].map(tag => tag.cloneNode(true)));
      $('why').textContent = [group.querySelector('h2, summary').firstChild.textContent.trim(),
        ...[...entry.querySelectorAll('.causes li, .message')].map(item => item.textContent), entry.dataset.name].join(' · ');
      put(under, picture('reference'));
      put(over, picture('actual'));
      put(third, picture('difference'));
      $('accept').disabled = !canApprove(entry);
      $('accept').textContent = isServed ? 'Approve' : 'chosen' in entry.dataset ? 'Choose not' : 'Choose';
      $('back').disabled = neighbour(-1) < 0;
      $('on').disabled = neighbour(1) < 0;
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
      const shown = mode === 'difference' ? [third] : [under, over];
      const width = mode === 'side'
        ? shown.filter(has).reduce((sum, image) => sum + image.naturalWidth + 8, 0)
        : Math.max(...shown.map(image => image.naturalWidth), 1);
      const height = Math.max(...shown.map(image => image.naturalHeight), 1);
      const factor = scale(width, height);
      for (const image of images) {
        image.style.width = image.naturalWidth * factor + 'px';
        image.style.imageRendering = factor > 1 ? 'pixelated' : 'auto';
        image.style.clipPath = '';
        image.style.opacity = '';
      }
      canvas.style.width = width * factor + 'px';
      canvas.style.height = height * factor + 'px';
      const isSlider = mode === 'slider' && has(under) && has(over);
      const isOnion = mode === 'onion' && has(under) && has(over);
      position.hidden = !isSlider && !isOnion;
      position.setAttribute('aria-label', isOnion ? 'Share of the new picture' : 'Position of the slider');
      $('line').hidden = !isSlider;
      if (isOnion) over.style.opacity = position.value / 100;
      drawBands(factor);
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
      const size = image => has(image) && image.naturalWidth ? image.naturalWidth + ' × ' + image.naturalHeight + ' px' : 'none';
      $('sizes').textContent = 'reference: ' + size(under) + ', new: ' + size(over) + ', '
        + Math.round(factor * 100) + ' %';
    }
    // Rows and columns that came or went, where they lie in each of the pictures.
    function drawBands(factor) {
      bands.replaceChildren();
      const data = entries[current]?.dataset;
      if (!data?.bands || mode === 'difference' || mode === 'blink') return;
      const isRows = data.axis === 'rows';
      for (const run of data.bands.split(';')) {
        const [first, second, deleted, inserted] = run.split(',').map(Number);
        for (const [image, line, count, kind] of [[under, first, deleted, 'removed'], [over, second, inserted, 'inserted']]) {
          if (!count || !has(image)) continue;
          const band = document.createElement('i'), label = document.createElement('b');
          band.className = kind;
          label.textContent = count + ' px ' + kind;
          const side = mode === 'side' && image === over && has(under) ? under.naturalWidth * factor + 8 : 0;
          const [start, length] = [line * factor, count * factor];
          const whole = (isRows ? image.naturalWidth : image.naturalHeight) * factor;
          Object.assign(band.style, isRows
            ? { left: side + 'px', width: whole + 'px', top: start + 'px', height: length + 'px' }
            : { left: side + start + 'px', width: length + 'px', top: '0', height: whole + 'px' });
          band.append(label);
          bands.append(band);
        }
      }
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

    const canApprove = entry => 'word' in entry.dataset && !('approved' in entry.dataset);
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
        list[0].querySelector('.approve').after(place);
        if (viewer.open) $('caption').textContent = 'not approved: ' + error;
        return false;
      }
      for (const entry of list) {
        entry.dataset.approved = '';
        entry.querySelector('h3 span').textContent = 'approved';
        entry.querySelector('.approve').disabled = true;
      }
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
      for (const entry of entries) {
        const button = entry.querySelector('.approve');
        if (button) button.setAttribute('aria-pressed', 'chosen' in entry.dataset);
      }
      const words = new Map();
      for (const { dataset } of chosen) {
        const start = dataset.start ?? $('commands').dataset.start;
        words.set(start, [...(words.get(start) ?? []), dataset.word]);
      }
      $('count').textContent = chosen.length ? chosen.length + (chosen.length === 1 ? ' picture' : ' pictures') : 'all pictures that differ';
      $('commands').textContent = chosen.length
        ? [...words].map(([start, names]) => start + ' ' + names.join(' ')).join('\n') : $('commands').dataset.start;
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
      $('copy').textContent = 'Copied';
      setTimeout(() => { $('copy').textContent = 'Copy'; }, 1500);
    }

    // What a person does.

    $('filters').addEventListener('input', filter);
    $('filters').addEventListener('submit', event => event.preventDefault());
    $('copy')?.addEventListener('click', copy);
    $('back').addEventListener('click', () => move(-1));
    $('on').addEventListener('click', () => move(1));
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
    viewer.addEventListener('close', () => {
      clearInterval(timer);
      if (current >= 0) select(current);
    });
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
      if (event.target.classList.contains('approve')) {
        current = entries.indexOf(entry);
        approve([entry]);
      } else if (event.target.closest('.open')) {
        select(entries.indexOf(entry));
        show();
      }
    });
    document.addEventListener('keydown', event => {
      if (event.target === search) { if (event.key === 'Escape') search.blur(); return; }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Arrows on the slider move it, and buttons are pressed by what presses buttons.
      if (event.target === position && event.key.startsWith('Arrow')) return;
      if (['BUTTON', 'SUMMARY', 'INPUT'].includes(event.target.tagName) && (event.key === 'Enter' || event.key === ' ')) return;
      if (event.key === 'Tab') return;
      const isOpen = viewer.open;
      switch (event.key) {
        case 'j': case 'ArrowRight': case 'ArrowDown': move(1); break;
        case 'k': case 'ArrowLeft': case 'ArrowUp': move(-1); break;
        case 'Enter':
          if (isOpen) return;
          if (current < 0) current = neighbour(1);
          if (current < 0) return;
          show();
          break;
        case 'a': approveCurrent(false); break;
        case 'A': approveCurrent(true); break;
        case 's': if (isOpen) setMode('slider'); break;
        case 'o': if (isOpen) setMode('onion'); break;
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
