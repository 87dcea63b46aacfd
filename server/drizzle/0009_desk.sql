CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_planted" (
	"folder" text NOT NULL,
	"language" text NOT NULL,
	"post_id" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "blog_planted_folder_language_pk" PRIMARY KEY("folder","language")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"cover_art" text,
	"cover_picture" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"source" text NOT NULL,
	"cover_alt" text NOT NULL,
	"read_minutes" integer NOT NULL,
	"publish_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"import_key" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "blog_versions_post_id_language_pk" PRIMARY KEY("post_id","language")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"parent_id" text,
	"user_id" text,
	"author_name" text,
	"text" text,
	"status" text NOT NULL,
	"removed_for" text,
	"removed_at" timestamp with time zone,
	"key" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"kind" text NOT NULL,
	"text_id" text NOT NULL,
	"language" text NOT NULL,
	"read_by" text NOT NULL,
	"read_on" date NOT NULL,
	"text_version" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "readings_kind_text_id_language_pk" PRIMARY KEY("kind","text_id","language")
);
--> statement-breakpoint
CREATE TABLE "lesson_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"language" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"admin_id" text,
	"note" text NOT NULL,
	"source" text,
	"file_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saturday_letter_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"wanted_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"offer_away_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saturday_letters" (
	"user_id" text NOT NULL,
	"saturday" date NOT NULL,
	"kind" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saturday_letters_user_id_saturday_pk" PRIMARY KEY("user_id","saturday")
);
--> statement-breakpoint
CREATE TABLE "lesson_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"language" text,
	"alt" jsonb NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_copies" (
	"picture_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "picture_copies_picture_id_width_pk" PRIMARY KEY("picture_id","width")
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"picture_id" text NOT NULL,
	"used_by" text NOT NULL,
	"of" text NOT NULL,
	CONSTRAINT "picture_uses_picture_id_used_by_of_pk" PRIMARY KEY("picture_id","used_by","of")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"language" text NOT NULL,
	"part" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recordings_one_of_each" UNIQUE("lesson_id","language","part")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "disclosures" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "grant_reason" text;--> statement-breakpoint
ALTER TABLE "catechism_words" ADD COLUMN "sound" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "detached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "family_email" text;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "family_digest" text;--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "stop_link" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "not_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_language_blog_versions_post_id_language_fk" FOREIGN KEY ("post_id","language") REFERENCES "public"."blog_versions"("post_id","language") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_admin_id_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saturday_letter_choices" ADD CONSTRAINT "saturday_letter_choices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saturday_letters" ADD CONSTRAINT "saturday_letters_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_pictures" ADD CONSTRAINT "lesson_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_copies" ADD CONSTRAINT "picture_copies_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_copies" ADD CONSTRAINT "picture_copies_file_stored_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."stored_files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_stored_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."stored_files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_admin_id" ON "audit_log" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_featured" ON "blog_posts" USING btree ("featured") WHERE "blog_posts"."featured";--> statement-breakpoint
CREATE UNIQUE INDEX "blog_versions_slug" ON "blog_versions" USING btree ("language","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_versions_import" ON "blog_versions" USING btree ("import_key","language");--> statement-breakpoint
CREATE INDEX "blog_versions_newest" ON "blog_versions" USING btree ("language","publish_at","post_id");--> statement-breakpoint
CREATE INDEX "blog_versions_words" ON "blog_versions" USING gin ("words");--> statement-breakpoint
CREATE INDEX "comment_reports_user_id" ON "comment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_reports_open" ON "comment_reports" USING btree ("created_at") WHERE "comment_reports"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_key" ON "comments" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "comments_of_post" ON "comments" USING btree ("post_id","language","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_parent_id" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "comments_waiting" ON "comments" USING btree ("created_at") WHERE "comments"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "lesson_versions_newest" ON "lesson_versions" USING btree ("lesson_id","language","published_at","id");--> statement-breakpoint
CREATE INDEX "lesson_versions_admin_id" ON "lesson_versions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "lesson_pictures_lesson" ON "lesson_pictures" USING btree ("lesson_id","place");--> statement-breakpoint
CREATE INDEX "lesson_pictures_picture" ON "lesson_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "picture_copies_file" ON "picture_copies" USING btree ("file");--> statement-breakpoint
CREATE INDEX "recordings_file" ON "recordings" USING btree ("file");--> statement-breakpoint
CREATE INDEX "catechism_words_sound" ON "catechism_words" USING btree ("language","sound");